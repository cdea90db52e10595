import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { queueEmail } from '../../email/emails.ts'
import { visitorLanguage } from '../../email/recipients.ts'
import type { EmailQueue } from '../../jobs/queue.ts'
import { m } from '../../paraglide/messages.js'
import { inTransaction, query } from '../../storage/transaction.ts'
import { appointed, appointmentInEmail, invitationTo } from './appointment.ts'
import { readConsultationSettings, remindBefore } from './slots.ts'

/** Queues one reminder of each consultation that begins within a day. */
export async function remindOfAppointments(payload: Payload, queue: EmailQueue): Promise<void> {
  let isSent = true
  while (isSent) isSent = await inTransaction(payload, (req) => remindOfNext(req, queue))
}

/** Skips rows that another process has locked. @returns whether a reminder was due. */
async function remindOfNext(req: PayloadRequest, queue: EmailQueue): Promise<boolean> {
  const rows = await query(
    req,
    sql`
    update consultation_requests set appointment_reminded_at = now()
    where id = (
      select id from consultation_requests
      where appointment_starts_at > now()
        and appointment_starts_at <= now() + ${remindBefore / 1000} * interval '1 second'
        and appointment_reminded_at is null
        and appointment_cancelled_at is null
        and deleted_at is null
        and status <> 'spam'
      order by appointment_starts_at
      limit 1
      for update skip locked)
    returning id`,
  )
  if (!rows[0]) return false
  const { company, hours } = await readConsultationSettings(req.payload)
  const request = await req.payload.findByID({
    collection: 'consultation-requests',
    id: Number(rows[0].id),
    depth: 0,
    req,
  })
  const appointment = appointed(request)
  const { reference, name, email } = request
  const locale = visitorLanguage(request)
  await queueEmail(req, queue, {
    to: email,
    replyTo: company.email,
    subject: m.appointment_reminder_subject({ reference }, { locale }),
    about: reference,
    template: 'appointment-reminder',
    data: {
      locale,
      reference,
      company,
      person: { name, email },
      appointment: appointmentInEmail(appointment, { hours }, 'visitor'),
    },
    attachments: [invitationTo(appointment, { company })],
  })
  return true
}
