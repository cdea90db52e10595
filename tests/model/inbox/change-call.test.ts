import {
  availableSlots,
  readBusyTimes,
  readConsultationSettings,
} from '@vitrina/content/consultations/appointments/slots.ts'
import { renderEmail } from '@vitrina/content/email/send-email.ts'
import { readHistory } from '@vitrina/content/inbox/history.ts'
import type { ConsultationRequest, Email } from '@vitrina/content/payload-types.ts'
import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser, type TestUserName } from '../access/test-users.ts'
import { consultation, submit, useIntake } from '../intake/consultations.ts'
import { openPayload } from '../payload.ts'

const queue = useIntake()
let testUsers: Record<TestUserName, TestUser>

beforeAll(async () => {
  testUsers = await createTestUsers()
})

const execute = async (statement: string) => {
  const database = await executorOf({ payload: await openPayload() })
  return (await database.execute(sql.raw(statement))).rows
}

beforeEach(async () => {
  await execute('delete from consultation_requests')
  await execute('delete from emails')
})

async function offered(): Promise<string[]> {
  const payload = await openPayload()
  const { hours } = await readConsultationSettings(payload)
  const taken = await readBusyTimes({ payload }, Date.now())
  return availableSlots(hours, taken, Date.now()).map(({ startsAt }) =>
    new Date(startsAt).toISOString(),
  )
}

/** A request with a call at the first time that is offered; its mails are forgotten. */
async function booked(): Promise<ConsultationRequest & { startsAt: string }> {
  const [first] = await offered()
  if (!first) throw new Error('Nothing is offered.')
  const { reference } = await submit(queue, consultation({ slot: Date.parse(first) }))
  await execute('delete from emails')
  const { docs } = await (await openPayload()).find({
    collection: 'consultation-requests',
    where: { reference: { equals: reference } },
    depth: 0,
  })
  if (!docs[0]) throw new Error('The request was not stored.')
  return { ...docs[0], startsAt: first }
}

const stored = async (id: number) =>
  (await openPayload()).findByID({ collection: 'consultation-requests', id, depth: 0 })

async function mails(): Promise<Email[]> {
  const payload = await openPayload()
  const { docs } = await payload.find({ collection: 'emails', sort: 'id', pagination: false })
  return docs
}

/** The calendar entry of a mail, with its long lines put together. */
const calendarOf = ({ attachments }: Email) => JSON.stringify(attachments).replaceAll('\\r\\n ', '')

const change = (id: number, body: unknown, by: TestUserName = 'sales') =>
  rest('POST', `consultation-requests/${id}/call`, { token: testUsers[by].token, body })

describe('a call is changed by staff', () => {
  it('to another of the times that are offered, and both sides hear of it', async () => {
    const { id, email, reference, startsAt } = await booked()
    const listed = await rest('GET', `consultation-requests/${id}/slots`, {
      token: testUsers.sales.token,
    })
    expect(listed.status, listed.text).toBe(200)
    const times = listed.body.startsAt as string[]
    expect(times).not.toContain(startsAt)
    expect(times).toEqual(await offered())
    const to = times[1] ?? ''

    const answer = await change(id, { from: startsAt, to, message: 'Our office is closed then.' })
    expect(answer.status, answer.text).toBe(200)
    const moved = await stored(id)
    expect(moved.appointment).toMatchObject({ startsAt: to, sequence: 1, cancelledAt: null })
    expect(moved.changedBy).toBe(testUsers.sales.user?.id)

    const sent = await mails()
    const { recipients } = await readConsultationSettings(await openPayload())
    expect(sent.map(({ to }) => to).sort()).toEqual([...recipients, email].sort())
    for (const mail of sent) {
      expect(calendarOf(mail)).toContain(`UID:${reference}@localhost`)
      expect(calendarOf(mail)).toContain('SEQUENCE:1')
      expect(calendarOf(mail)).toContain('METHOD:REQUEST')
    }
    const clients = sent.find(({ to }) => to === email)
    expect(clients?.template).toBe('appointment-moved')
    const { text } = await renderEmail(clients?.template ?? '', clients?.data)
    expect(text).toContain('Our office is closed then.')
    expect(text).not.toContain('As you asked')
    const staffs = sent.find(({ template }) => template === 'appointment-notice')
    const notice = await renderEmail(staffs?.template ?? '', staffs?.data)
    expect(notice.text).toContain(`${testUsers.sales.user?.name} moved the consultation`)
    expect(notice.text).toContain(`/admin/collections/consultation-requests/${id}`)
  })

  it('by cancelling it, which frees its time', async () => {
    const { id, email, reference, startsAt } = await booked()
    const answer = await change(id, { from: startsAt, message: 'Ada is ill.' }, 'admin')
    expect(answer.status, answer.text).toBe(200)
    expect((await stored(id)).appointment?.cancelledAt).toBeTruthy()
    expect(await offered()).toContain(startsAt)
    const sent = await mails()
    expect(sent.map(({ template }) => template).sort()).toEqual([
      'appointment-cancelled',
      ...sent.slice(1).map(() => 'appointment-notice'),
    ])
    for (const mail of sent) {
      expect(calendarOf(mail)).toContain(`UID:${reference}@localhost`)
      expect(calendarOf(mail)).toContain('SEQUENCE:1')
      expect(calendarOf(mail)).toContain('METHOD:CANCEL')
    }
    const clients = sent.find(({ to }) => to === email)
    const { text } = await renderEmail(clients?.template ?? '', clients?.data)
    expect(text).toContain('Ada is ill.')
  })

  it('and the history says who did it', async () => {
    const { id, startsAt } = await booked()
    const [, to = ''] = await offered()
    await change(id, { from: startsAt, to })
    await change(id, { from: to }, 'admin')
    const payload = await openPayload()
    const req = await createLocalReq({ user: testUsers.sales.user }, payload)
    const history = await readHistory(req, 'consultation-requests', id)
    expect(history.filter(({ kind }) => kind.startsWith('appointment-'))).toMatchObject([
      { kind: 'appointment-cancelled', by: 'The admin' },
      { kind: 'appointment-moved', by: 'The sales', startsAt: to },
    ])
  })

  it('once, when two people do so at the same time', async () => {
    const { id, startsAt } = await booked()
    const [, one = '', other = ''] = await offered()
    const answers = await Promise.all([
      change(id, { from: startsAt, to: one }),
      change(id, { from: startsAt, to: other }, 'admin'),
      change(id, { from: startsAt }, 'admin'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await stored(id)).appointment?.sequence).toBe(1)
  })

  it('not to a slot that was booked meanwhile', async () => {
    const { id, startsAt } = await booked()
    const { id: otherId, startsAt: taken } = await booked()
    expect(otherId).not.toBe(id)
    const { hours } = await readConsultationSettings(await openPayload())
    // Everybody else who could take the call is busy, too.
    for (const consultant of hours.consultants) {
      await execute(`insert into consultation_requests (reference, name, email, idempotency_key,
        message, status, appointment_starts_at, appointment_ends_at, appointment_blocked_until,
        appointment_consultant_id)
        select 'busy-${consultant}', 'x', 'x@client.example', 'busy-${consultant}', 'x', 'new',
          '${taken}', '${taken}', timestamptz '${taken}' + interval '30 minutes', ${consultant}
        where not exists (select 1 from consultation_requests
          where appointment_consultant_id = ${consultant} and appointment_starts_at = '${taken}')`)
    }
    const answer = await change(id, { from: startsAt, to: taken })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('This time was taken meanwhile. Choose another one.')
    expect((await stored(id)).appointment?.startsAt).toBe(startsAt)
    expect(await mails()).toEqual([])
  })

  it('not when it is over, cancelled, moved or was never booked, and says which', async () => {
    const { id, startsAt } = await booked()
    const [, to = ''] = await offered()
    const rejected = async (body: unknown, text: string) => {
      const answer = await change(id, body)
      expect(answer.status, answer.text).toBe(409)
      expect(answer.text).toContain(text)
    }
    await rejected({ from: to, to: startsAt }, 'This call was moved meanwhile.')
    await execute(`update consultation_requests set
      appointment_starts_at = now() - interval '2 hours',
      appointment_ends_at = now() - interval '1 hour'`)
    const past = (await stored(id)).appointment?.startsAt
    await rejected({ from: past, to }, 'This call has begun or is over.')
    await rejected({ from: past }, 'This call has begun or is over.')
    await execute('update consultation_requests set appointment_cancelled_at = now()')
    await rejected({ from: past }, 'This call is cancelled already.')
    await execute('update consultation_requests set appointment_starts_at = null')
    await rejected({ from: startsAt }, 'No call was booked.')
    expect(await mails()).toEqual([])
  })

  it('not at all, when a mail about it cannot be queued', async () => {
    const { id, startsAt } = await booked()
    await execute(`alter table emails add constraint none check (false) not valid`)
    try {
      expect((await change(id, { from: startsAt })).status).toBeGreaterThanOrEqual(500)
    } finally {
      await execute('alter table emails drop constraint none')
    }
    expect((await stored(id)).appointment?.cancelledAt).toBeNull()
  })

  it.each([
    ['editor', 403],
    ['recruiter', 403],
    ['anonymous', 401],
  ] as const)('not by %s', async (by, status) => {
    const { id, startsAt } = await booked()
    expect((await change(id, { from: startsAt }, by)).status).toBe(status)
    const { token } = testUsers[by]
    expect((await rest('GET', `consultation-requests/${id}/slots`, { token })).status).toBe(status)
    expect((await stored(id)).appointment?.cancelledAt).toBeNull()
  })

  it('with a message of which control characters are left out', async () => {
    const { id, startsAt, email } = await booked()
    const answer = await change(id, { from: startsAt, message: 'See\u0000you.\nAda' })
    expect(answer.status, answer.text).toBe(200)
    const clients = (await mails()).find(({ to }) => to === email)
    expect(clients?.data).toMatchObject({ message: 'See you.\nAda' })
  })

  it.each(['x', '0', '99999999999', '1.5'])('not under the id %s', async (id) => {
    const { token } = testUsers.sales
    for (const [method, path] of [
      ['POST', 'call'],
      ['GET', 'slots'],
    ] as const) {
      const answer = await rest(method, `consultation-requests/${id}/${path}`, { token })
      expect(answer.status).toBe(404)
    }
  })

  it.each([
    ['no time that it was at', {}],
    ['a time that is none', { from: 'yesterday' }],
    ['too long a message', { from: '2026-01-01T10:00:00.000Z', message: 'x'.repeat(1_001) }],
    ['nothing', undefined],
  ])('not with %s', async (_, body) => {
    const { id } = await booked()
    expect((await change(id, body)).status).toBe(400)
  })
})
