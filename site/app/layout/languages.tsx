import { pathInLanguage } from '@vitrina/content/paths.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { Button } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import type { LayoutContent } from './layout.server.ts'

type Props = Pick<LayoutContent, 'languages'>

/** Links to this page in every language: documents, because a build has the texts of one. */
export function LanguageLinks({ languages }: Props) {
  const { pathname, search } = useLocation()
  return (
    <ul>
      {languages.map(({ code, name, prefix }) => (
        <li key={code}>
          <a
            href={pathInLanguage(pathname + search, prefix)}
            hrefLang={code}
            lang={code}
            aria-current={code === getLocale() ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** In the footer, all in one line. */
export function LanguageLine({ languages }: Props) {
  if (languages.length < 2) return null
  return (
    <nav className="footer-languages" aria-label={m.languages_label()}>
      <LanguageLinks languages={languages} />
    </nav>
  )
}

const menuId = 'languages'

/** The languages of the site in a popover, which opens and closes without scripts. */
export function LanguageMenu({ languages }: Props) {
  if (languages.length < 2) return null
  return (
    <div className="language-menu">
      <button type="button" className="icon-button" popoverTarget={menuId}>
        <span aria-hidden="true">{getLocale().toUpperCase()}</span>
        <span className="visually-hidden">{m.languages_label()}</span>
      </button>
      <div id={menuId} popover="auto">
        <LanguageLinks languages={languages} />
      </div>
    </div>
  )
}

const storageKey = 'language-suggestion'

/** Offers the browser's language, once; the page stays in the language of its URL. */
export function LanguageSuggestion({ languages }: Props) {
  const { pathname } = useLocation()
  const [code, setCode] = useState<string>()
  useEffect(() => {
    const known = languages.map((language) => language.code as string)
    const preferred = navigator.languages
      .map((tag) => tag.slice(0, 2))
      .find((tag) => known.includes(tag))
    if (preferred !== getLocale() && !wasClosed()) setCode(preferred)
  }, [languages])
  const language = languages.find((each) => each.code === code)
  if (!language) return null
  const close = () => {
    setCode(undefined)
    try {
      localStorage.setItem(storageKey, '')
    } catch {
      // Storage is blocked: it is offered again on the next visit.
    }
  }
  return (
    <aside className="language-suggestion" lang={language.code}>
      <a href={pathInLanguage(pathname, language.prefix)} hrefLang={language.code} onClick={close}>
        {/* The only message that a build has in all languages (vite.config.ts). */}
        {m.language_suggestion({}, { locale: language.code })}
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
    return true
  }
}
