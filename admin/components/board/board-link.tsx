import { translate } from '@vitrina/content/i18n/translate.ts'
import { hasRole } from '@vitrina/content/staff/roles.ts'
import Link from 'next/link'
import type { ServerProps } from 'payload'

/** Below the other ways of the menu, for those who answer applications. */
export function BoardLink({ user, i18n }: ServerProps) {
  if (!hasRole(user ?? null, 'admin', 'recruiter')) return null
  return (
    <Link className="nav__link" href="/admin/applications-board" prefetch={false}>
      <span className="nav__link-label">{translate('Applications board', i18n.language)}</span>
    </Link>
  )
}
