import { pathInLanguage, withSlug } from '@vitrina/content/paths.ts'
import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { whenNeeded } from '~/ui/when-needed.tsx'
import type { LayoutContent } from './layout.server.ts'

type Props = Pick<LayoutContent, 'languages'>

/** The path of the page in another language, where its document may have another slug. */
function usePathInLanguage() {
  const { pathname, search } = useLocation()
  type Data = { seo?: { slugs?: Record<string, string> } } | undefined
  const slugs = (useMatches().at(-1)?.loaderData as Data)?.seo?.slugs
  return (code: string, prefix: string) =>
    pathInLanguage(withSlug(pathname, slugs?.[code]) + search, prefix)
}

/** Links to this page in every language: documents, because a build has the texts of one. */
export function LanguageLinks({ languages }: Props) {
  const pathIn = usePathInLanguage()
  return (
    <ul>
      {languages.map(({ code, name, prefix }) => (
        <li key={code}>
          <a
            href={pathIn(code, prefix)}
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

/** Most visitors read the page in their language. */
const Suggestion = whenNeeded(() => import('./language-suggestion.tsx'))

/** Offers the browser's language, once; the page stays in the language of its URL. */
export function LanguageSuggestion({ languages }: Props) {
  const [code, setCode] = useState<string>()
  const pathIn = usePathInLanguage()
  useEffect(() => {
    const preferred = navigator.languages
      .map((tag) => tag.slice(0, 2))
      .find((tag) => languages.some((language) => language.code === tag))
    // Whoever comes from another page of the site has had the offer, or has chosen a language.
    if (document.referrer.startsWith(location.origin)) return
    if (preferred !== getLocale()) setCode(preferred)
  }, [languages])
  const language = languages.find((each) => each.code === code)
  return (
    language && <Suggestion code={language.code} href={pathIn(language.code, language.prefix)} />
  )
}
