import { translate } from '@vitrina/content/i18n/translate.ts'
import { scopeOf } from '@vitrina/content/personal-data/scope.ts'
import Link from 'next/link'
import type { ServerProps } from 'payload'

/** In the menu, for roles that look after what people have sent. */
export function PersonLink({ user, i18n }: ServerProps) {
  if (scopeOf(user ?? null).length === 0) return null
  return (
    <Link className="nav__link" href="/admin/person" id="nav-person" prefetch={false}>
      <span className="nav__link-label">
        {translate('Everything about one person', i18n.language)}
      </span>
    </Link>
  )
}
