import { Button } from '@payloadcms/ui'
import { translate } from '@vitrina/content/i18n/translate.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import { scopeOf } from '@vitrina/content/personal-data/scope.ts'
import Link from 'next/link'
import type { BeforeDocumentControlsServerProps, ServerProps } from 'payload'

type Props = BeforeDocumentControlsServerProps & { id?: number | string; inbox: Inbox }

/** Link from a submission to all data of its sender. The email address is not in the URL. */
export function AboutPerson({ id, inbox, user, i18n }: Props) {
  if (!id || !scopeOf(user ?? null).includes(inbox)) return null
  return (
    <Button
      buttonStyle="secondary"
      el="anchor"
      margin={false}
      size="medium"
      url={`/admin/person?inbox=${inbox}&id=${id}`}
    >
      {translate('Everything about this person', i18n.language)}
    </Button>
  )
}

/** Navigation link, for roles that handle submissions. */
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
