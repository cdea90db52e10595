import type { PayloadRequest } from 'payload'
import { settings } from '../settings.ts'
import { recipientsOf } from './recipients.ts'
import type { MailCompany } from './templates.ts'

/** Who writes a mail, as it stands when the mail is queued. */
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
 * Who among the staff is told about applications. Applicants and subscribers of job alerts answer to
 * the first of them, or to the company when there is none.
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
