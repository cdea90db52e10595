import { Button } from '@payloadcms/ui'
import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import type { BeforeDocumentControlsServerProps } from 'payload'
import './reply-by-email.css'

type Props = BeforeDocumentControlsServerProps & { id?: number | string; inbox: Inbox }

/**
 * A mailto link with the reference in the subject, so that replies can be matched to the
 * submission. The greeting uses the language of the admin.
 */
export async function ReplyByMail({ id, inbox, payload, user, i18n }: Props) {
  if (!id) return null
  const document = await payload.findByID({
    collection: inbox,
    id,
    depth: 0,
    trash: true,
    select: { name: true, email: true, reference: true },
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (!document) return null
  const { name: company } = await payload.findGlobal({
    slug: 'company',
    depth: 0,
    select: { name: true },
    overrideAccess: true,
  })
  const say = (text: Wording, values = {}) => translate(text, i18n.language, values)
  const subject =
    inbox === 'applications'
      ? say('Your application to {company} ({reference})', { company, ...document })
      : say('Your request to {company} ({reference})', { company, ...document })
  const greeting = `${say('Hello {name},', { name: document.name })}\r\n\r\n\r\n\r\n${user?.name ?? ''}\r\n${company}`
  const text = new URLSearchParams({ subject, body: greeting }).toString().replaceAll('+', '%20')
  return (
    <Button
      buttonStyle="secondary"
      el="anchor"
      margin={false}
      size="medium"
      url={`mailto:${encodeURIComponent(document.email).replace('%40', '@')}?${text}`}
    >
      {say('Reply by mail')}
    </Button>
  )
}
