import type { PayloadRequest } from 'payload'
import { settings } from '../settings.ts'
import type { MailCompany } from './templates.ts'

/** Who writes a mail, as it stands when the mail is queued. */
export async function mailCompany(req: PayloadRequest): Promise<MailCompany> {
  const { name, phone, email } = await req.payload.findGlobal({
    slug: 'company',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { name, phone, email, siteUrl: settings.SITE_URL }
}
