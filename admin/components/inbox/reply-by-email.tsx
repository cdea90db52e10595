import { translator } from '@vitrina/content/i18n/translator.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import type { BeforeDocumentControlsServerProps } from 'payload'
import { companyBrand } from '../company.ts'
import { ToolButton } from '../tool-button.tsx'

type Props = BeforeDocumentControlsServerProps & { id?: number | string; inbox: Inbox }

/** A mailto link in the admin's language, with the reference in the subject to match replies. */
export async function ReplyByEmail({ id, inbox, payload, user, i18n }: Props) {
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
  const { name: company } = await companyBrand(payload)
  const t = translator(i18n)
  const kind = inbox === 'applications' ? 'application' : 'request'
  const subject = t(`Your ${kind} to {company} ({reference})`, { company, ...document })
  const greeting = `${t('Hello {name},', { name: document.name })}\r\n\r\n\r\n\r\n${user?.name ?? ''}\r\n${company}`
  const text = new URLSearchParams({ subject, body: greeting }).toString().replaceAll('+', '%20')
  return (
    <ToolButton
      el="anchor"
      size="medium"
      url={`mailto:${encodeURIComponent(document.email).replace('%40', '@')}?${text}`}
    >
      {t('Reply by mail')}
    </ToolButton>
  )
}
