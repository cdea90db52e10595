import { recipientsOf } from '@vitrina/content/email/recipients.ts'
import type { Wording } from '@vitrina/content/i18n/translator.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import { neutralGlobals } from '@vitrina/content/sample/data/neutral-globals.ts'
import type { PayloadRequest } from 'payload'
import { mayReadAll, mayUpdateGlobal, type Viewer } from './card.tsx'

type Missing = { title: Wording; text: Wording; address?: string; action: Wording }

/** Warns about missing settings that lose leads or leave the company without contact details. */
export async function MissingSettings({ req, t }: Viewer) {
  const missing = await findMissing(req)
  if (missing.length === 0) return null
  return (
    <div className="summary__cards summary__missing">
      {missing.map(({ title, text, address, action }) => (
        <section className="summary__card" key={title}>
          <h2 className="summary__title">{t(title)}</h2>
          <p>{t(text)}</p>
          {address ? (
            // A full navigation, so that the browser scrolls to the anchor.
            <a href={address}>{t(action)}</a>
          ) : (
            <p>{t('An administrator or an editor can change this.')}</p>
          )}
        </section>
      ))}
    </div>
  )
}

async function findMissing(req: PayloadRequest): Promise<Missing[]> {
  const read = { depth: 0, overrideAccess: true, req } as const
  const [company, hireUs, careers] = await Promise.all([
    req.payload.findGlobal({ slug: 'company', ...read }),
    req.payload.findGlobal({ slug: 'hire-us', ...read }),
    req.payload.findGlobal({ slug: 'careers-page', ...read }),
  ])
  const withoutRecipients = async (
    inbox: Inbox,
    page: 'hire-us' | 'careers-page',
    recipients: string[] | null | undefined,
    title: Wording,
  ): Promise<Missing[]> => {
    if (recipientsOf(recipients, company).length > 0) return []
    const mayChange = await mayUpdateGlobal(req, page)
    if (!mayChange && !(await mayReadAll(req, inbox))) return []
    // A list of texts has no id of its own; on the careers page it ends this group.
    const anchor = page === 'careers-page' ? '#field-application' : ''
    return [
      {
        title,
        text: 'No recipient is set. Whatever arrives is stored in the inbox, and no mail about it is sent.',
        address: mayChange ? `/admin/globals/${page}${anchor}` : undefined,
        action: 'Set the recipients',
      },
    ]
  }
  const isIncomplete =
    company.name === neutralGlobals.company.name ||
    !company.phone ||
    !company.email ||
    !company.address?.street
  return [
    ...(await withoutRecipients(
      'consultation-requests',
      'hire-us',
      hireUs.recipients,
      'No one is notified of consultation requests',
    )),
    ...(await withoutRecipients(
      'applications',
      'careers-page',
      careers.application?.recipients,
      'No one is notified of applications',
    )),
    ...(isIncomplete && (await mayUpdateGlobal(req, 'company'))
      ? [
          {
            title: 'The company is not filled in' as const,
            text: 'Its name, telephone, e-mail or address is missing.' as const,
            address: '/admin/globals/company',
            action: 'Fill in the company' as const,
          },
        ]
      : []),
  ]
}
