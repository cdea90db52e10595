import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { queueEmail } from '../../email/queue-email.ts'
import type { EmailQueue } from '../../jobs/queue.ts'
import { executorOf, inTransaction } from '../../storage/transaction.ts'
import { appointed, appointmentInEmail, invitationTo } from './appointment-emails.ts'
import { type ConsultationSettings, readConsultationSettings, remindBefore } from './slots.ts'

/**
 * Queues reminders of consultations that begin within a day. Each reminder is sent once, even if
 * several processes run this concurrently.
 */
export async function remindOfAppointments(payload: Payload, queue: EmailQueue): Promise<void> {
  const database = await executorOf({ payload })
  const { rows } = await database.execute(sql`
    select id from consultation_requests where ${isDue()} order by appointment_starts_at`)
  if (rows.length === 0) return
  const settings = await readConsultationSettings(payload)
  for (const { id } of rows) await remind(payload, queue, Number(id), settings)
}

/** Queues the reminder and marks it as sent in one transaction; skips rows locked elsewhere. */
async function remind(
  payload: Payload,
  queue: EmailQueue,
  id: number,
  { company, hours }: ConsultationSettings,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const database = await executorOf(req)
    const { rows } = await database.execute(sql`
      select id from consultation_requests where id = ${id} and ${isDue()}
      for update skip locked`)
    if (rows.length === 0) return
    const request = await payload.findByID({
      collection: 'consultation-requests',
      id,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const appointment = appointed(request)
    const { reference, name, email } = request
    await queueEmail(req, queue, {
      to: email,
      replyTo: company.email,
      subject: `Reminder of your consultation (${reference})`,
      about: reference,
      template: 'appointment-reminder',
      data: {
        reference,
        company,
        person: { name, email },
        appointment: appointmentInEmail(appointment, { hours }, 'visitor'),
      },
      attachments: [invitationTo(appointment, { company })],
    })
    await database.execute(
      sql`update consultation_requests set appointment_reminded_at = now() where id = ${id}`,
    )
  })
}

function isDue() {
  return sql`appointment_starts_at > now()
    and appointment_starts_at <= now() + ${remindBefore / 1000} * interval '1 second'
    and appointment_reminded_at is null
    and appointment_cancelled_at is null
    and deleted_at is null
    and status <> 'spam'`
}
