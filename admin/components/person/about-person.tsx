import { Button } from '@payloadcms/ui'
import { translate } from '@vitrina/content/i18n/translate.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import { scopeOf } from '@vitrina/content/personal-data/scope.ts'
import type { BeforeDocumentControlsServerProps } from 'payload'

type Props = BeforeDocumentControlsServerProps & { id?: number | string; inbox: Inbox }

/** From what somebody has sent to all else that is stored about them; the address stays out of the link. */
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
