import { recipientsOf } from '@vitrina/content/email/recipients.ts'
import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import { neutralGlobals } from '@vitrina/content/sample/data/neutral-globals.ts'
import type { PayloadRequest } from 'payload'
import { mayReadAll, mayUpdateGlobal, type Viewer } from './viewer.ts'

type Missing = { title: Wording; text: Wording; address?: string; action: Wording }

/** Warns about missing settings that lose leads or leave the company without contact details. */
export async function MissingSettings({ req, language }: Pick<Viewer, 'req' | 'language'>) {
  const missing = await findMissing(req)
  if (missing.length === 0) return null
  const say = (text: Wording) => translate(text, language)
  return (
    <div className="today__cards today__missing">
      {missing.map(({ title, text, address, action }) => (
        <section className="today__card" key={title}>
          <h2 className="today__title">{say(title)}</h2>
          <p>{say(text)}</p>
          {address ? (
            // A full navigation, so that the browser scrolls to the anchor.
            <a href={address}>{say(action)}</a>
          ) : (
            <p>{say('An administrator or an editor can change this.')}</p>
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
  const nobody = async (
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
    ...(await nobody(
      'consultation-requests',
      'hire-us',
      hireUs.recipients,
      'Nobody is told about consultation requests',
    )),
    ...(await nobody(
      'applications',
      'careers-page',
      careers.application?.recipients,
      'Nobody is told about applications',
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
