import { translator, type Wording } from '@vitrina/content/i18n/translator.ts'
import { scopeOf } from '@vitrina/content/personal-data/scope.ts'
import { hasRole } from '@vitrina/content/staff/access.ts'
import type { ServerProps } from 'payload'
import { Link } from './controls.tsx'

/** Navigation links to our own views, for the roles that may see them. */
export function ViewLinks({ i18n, ...props }: ServerProps) {
  const t = translator(i18n)
  const user = props.user ?? null
  const links: [path: string, title: Wording, isShown: boolean][] = [
    ['statistics', 'Statistics', true],
    ['applications-board', 'Applications board', hasRole(user, 'admin', 'recruiter')],
    ['person', 'Everything about one person', scopeOf(user).length > 0],
    ['translations', 'Translations', hasRole(user, 'admin', 'editor')],
  ]
  return links.map(([path, title, isShown]) => {
    if (!isShown) return null
    return (
      <Link className="nav__link" href={`/admin/${path}`} id={`nav-${path}`} key={path}>
        <span className="nav__link-label">{t(title)}</span>
      </Link>
    )
  })
}
