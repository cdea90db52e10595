import { type StepMail, stepMails } from '@vitrina/content/applications/status-email.ts'
import type { PayloadRequest } from 'payload'

/** Reads what emails to applicants need: the templates and the company name. */
export async function readAnswering(
  req: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<{ mails: StepMail[]; company: string }> {
  const [prepared, { name }] = await Promise.all([
    req.payload.findGlobal({
      slug: 'application-mails',
      depth: 0,
      overrideAccess: false,
      user: req.user,
    }),
    req.payload.findGlobal({
      slug: 'company',
      depth: 0,
      select: { name: true },
      overrideAccess: true,
    }),
  ])
  return { mails: stepMails(prepared), company: name }
}
