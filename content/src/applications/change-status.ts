import { sql } from 'drizzle-orm'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { queueEmail } from '../email/emails.ts'
import { applicationRecipients, emailCompany, visitorLanguage } from '../email/recipients.ts'
import { plainLine } from '../email/safe-text.ts'
import { apiError } from '../http/error-response.ts'
import { adminQueue } from '../jobs/queue.ts'
import type { Application } from '../payload-types.ts'
import { inTransaction, query } from '../storage/transaction.ts'
import { applicationStatuses, maxSubjectLength, maxTextLength, printable } from './status-email.ts'

const status = z.enum(applicationStatuses.map(({ value }) => value))

const schema = z.object({
  /** The status that the caller last saw, to detect concurrent changes. */
  from: status,
  to: status,
  email: z
    .object({
      subject: z.string().transform(plainLine).pipe(z.string().min(1).max(maxSubjectLength)),
      text: z.string().transform(printable).pipe(z.string().trim().min(1).max(maxTextLength)),
    })
    .optional(),
})

type Move = z.infer<typeof schema>

/**
 * `POST /api/applications/:id/move` with `{ from, to, email? }`: changes the status of an
 * application and queues the email, if one is given; only that if `from` equals `to`. Responds with
 * 409 if the status is no longer `from`, and with 423 while another user edits the application.
 */
export const moveApplication: Omit<Endpoint, 'root'> = {
  path: '/:id/move',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw apiError(req, 401, 'Sign in again.')
    const { success, data: move } = schema.safeParse(await req.json?.().catch(() => undefined))
    if (!success) throw apiError(req, 400, 'The email needs a subject and a text.')
    const queue = move.email && (await adminQueue())
    const id = Number(req.routeParams?.id)
    const moved = await inTransaction(req.payload, async (transaction) => {
      const asStaff = Object.assign(transaction, { user: req.user, i18n: req.i18n, t: req.t })
      const application = await changeStatus(asStaff, id, move)
      if (move.email && queue) await queueStepEmail(asStaff, queue, application, move.email)
      return application
    })
    return Response.json({ status: moved.status }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

async function changeStatus(req: PayloadRequest, id: number, move: Move): Promise<Application> {
  const asked = { collection: 'applications', id, depth: 0, overrideAccess: false, req } as const
  // Throws without read access, before anything is revealed; the update below checks update access.
  const seen = await req.payload.findByID(asked)
  // Blocks concurrent status changes until the transaction ends.
  await query(req, sql`select id from applications where id = ${id} for update`)
  const application = await req.payload.findByID(asked)
  if (application.status !== move.from) {
    throw apiError(req, 409, 'A colleague has moved it meanwhile.')
  }
  if (move.from === move.to && !move.email) return seen
  try {
    return await req.payload.update({ ...asked, data: { status: move.to }, overrideLock: false })
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 423) throw error
    throw apiError(req, 423, 'A colleague is editing it just now.')
  }
}

async function queueStepEmail(
  req: PayloadRequest,
  queue: Awaited<ReturnType<typeof adminQueue>>,
  { email, reference, language }: Application,
  { subject, text }: NonNullable<Move['email']>,
): Promise<void> {
  const company = await emailCompany(req)
  const [recruiting = company.email] = await applicationRecipients(req, company)
  await queueEmail(req, queue, {
    to: email,
    replyTo: recruiting,
    subject,
    about: reference,
    template: 'application-step',
    data: { locale: visitorLanguage({ language }), subject, text, reference, company },
  })
}
