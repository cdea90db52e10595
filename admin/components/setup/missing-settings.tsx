import { recipientsOf } from '@vitrina/content/email/recipients.ts'
import type { Wording } from '@vitrina/content/i18n/translator.ts'
import { neutralGlobals } from '@vitrina/content/sample/data/neutral-globals.ts'
import type { PayloadRequest } from 'payload'
import { Card, may, type Viewer } from '../dashboard/card.tsx'

type Missing = { title: Wording; text: Wording; address?: string; action: Wording }

/** Warns about missing settings that lose leads or leave the company without contact details. */
export async function MissingSettings({ req, t }: Viewer) {
  const missing = await findMissing(req)
  if (missing.length === 0) return null
  return (
    <div className="summary__cards summary__missing">
      {missing.map(({ title, text, address, action }) => (
        <Card hint={t(text)} key={title} title={t(title)}>
          {address ? (
            // A full navigation, so that the browser scrolls to the anchor.
            <a href={address}>{t(action)}</a>
          ) : (
            <p>{t('An administrator or an editor can change this.')}</p>
          )}
        </Card>
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
  const missing: Missing[] = []
  const inboxes = [
    {
      inbox: 'consultation-requests',
      title: 'No one is notified of consultation requests',
      page: 'hire-us',
      anchor: '',
      recipients: hireUs.recipients,
    },
    {
      inbox: 'applications',
      title: 'No one is notified of applications',
      page: 'careers-page',
      // A list of texts has no id of its own; on the careers page it ends this group.
      anchor: '#field-application',
      recipients: careers.application?.recipients,
    },
  ] as const
  for (const { inbox, title, page, anchor, recipients } of inboxes) {
    if (recipientsOf(recipients, company).length > 0) continue
    const mayChange = await may(req, 'update', page)
    if (!mayChange && !(await may(req, 'read', inbox))) continue
    missing.push({
      title,
      text: 'No recipient is set. Whatever arrives is stored in the inbox, but no email about it is sent.',
      address: mayChange ? `/admin/globals/${page}${anchor}` : undefined,
      action: 'Set the recipients',
    })
  }
  const { name, phone, email, address } = company
  const isFilledIn = name !== neutralGlobals.company.name && phone && email && address?.street
  if (!isFilledIn && (await may(req, 'update', 'company'))) {
    missing.push({
      title: 'The company is not filled in',
      text: 'Its name, phone, email or address is missing.',
      address: '/admin/globals/company',
      action: 'Fill in the company',
    })
  }
  return missing
}
