import type { PayloadRequest } from 'payload'
import { settings } from '../settings.ts'
import { recipientsOf } from './recipients.ts'
import type { MailCompany } from './templates.ts'

/** Company details for an email, as of the time it is queued. */
export async function mailCompany(req: PayloadRequest): Promise<MailCompany> {
  const { name, phone, email } = await req.payload.findGlobal({
    slug: 'company',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { name, phone: phone ?? '', email: email ?? '', siteUrl: settings.SITE_URL }
}

/**
 * Email addresses of staff notified about applications. Replies from applicants and job alert
 * subscribers go to the first one, or to the company if there is none.
 */
export async function applicationRecipients(
  req: PayloadRequest,
  company: Pick<MailCompany, 'email'>,
): Promise<string[]> {
  const { application } = await req.payload.findGlobal({
    slug: 'careers-page',
    depth: 0,
    select: { application: { recipients: true } },
    overrideAccess: true,
    req,
  })
  return recipientsOf(application?.recipients, company)
}
