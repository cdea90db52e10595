import { useState } from 'react'
import { m } from '~/paraglide/messages.js'
import type { Locale } from '~/paraglide/runtime.js'
import { Button } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'

const storageKey = 'language-suggestion'

/** A link to the page in another language, until a visitor closes or follows it. */
export default function LanguageSuggestion({ code, href }: { code: Locale; href: string }) {
  const [isShown, setIsShown] = useState(() => !wasClosed())
  if (!isShown) return null
  const close = () => {
    setIsShown(false)
    localStorage.setItem(storageKey, '')
  }
  return (
    <aside className="language-suggestion" lang={code}>
      <a href={href} hrefLang={code} onClick={close}>
        {/* The only message that a build has in all languages (vite.config.ts). */}
        {m.language_suggestion({}, { locale: code })}
      </a>
      <Button variant="quiet" size="small" onClick={close} aria-label={m.toaster_close()}>
        <Icon name="close" />
      </Button>
    </aside>
  )
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    // Storage is blocked: it would be offered on every visit.
    return true
  }
}
