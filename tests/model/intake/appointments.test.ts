import {
  type AppointmentKey,
  appointed,
  readAppointmentKey,
  signAppointmentKey,
} from '@vitrina/content/consultations/appointments/appointment.ts'
import {
  changeAppointment as change,
  NotChangeable,
  queueChangeEmails,
} from '@vitrina/content/consultations/appointments/change-appointment.ts'
import { remindOfAppointments } from '@vitrina/content/consultations/appointments/send-reminders.ts'
import {
  availableSlots,
  type ConsultationSettings,
  readBusyTimes,
  readConsultationSettings,
  SlotUnavailable,
} from '@vitrina/content/consultations/appointments/slots.ts'
import { isConfirmed, unconfirmedLimits } from '@vitrina/content/email/emails.ts'
import { executorOf, inTransaction } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeAppointment } from '~/routes/hire-us/appointment/appointment.server.ts'
import { openPayload } from '../payload.ts'
import { consultation, submit, useIntake } from './consultations.ts'

const queue = useIntake()
const minute = 60_000

let settings: ConsultationSettings

beforeEach(async () => {
  const payload = await openPayload()
  await execute('delete from consultation_requests')
  await execute('delete from emails')
  settings = await readConsultationSettings(payload)
})

const execute = async (statement: string) => {
  const database = await executorOf({ payload: await openPayload() })
  return (await database.execute(sql.raw(statement))).rows
}

/** What is offered now, by people of the sample company. */
async function offered(given = settings) {
  const payload = await openPayload()
  const taken = await readBusyTimes({ payload }, Date.now())
  return availableSlots(given.hours, taken, Date.now())
}

const withConsultants = async (many: number): Promise<ConsultationSettings> => {
  const { docs } = await (await openPayload()).find({ collection: 'employees', limit: many })
  return { ...settings, hours: { ...settings.hours, consultants: docs.map(({ id }) => id) } }
}

const book = (slot: number, given = settings, over = {}) =>
  submit(queue, consultation({ slot, timeZone: 'America/New_York', ...over }), { settings: given })

const stored = async (reference: string) => {
  const { docs } = await (await openPayload()).find({
    collection: 'consultation-requests',
    where: { reference: { equals: reference } },
    depth: 0,
  })
  if (!docs[0]) throw new Error(`${reference} is not stored`)
  return docs[0]
}

const mails = async () => {
  const { docs } = await (await openPayload()).find({
    collection: 'emails',
    sort: 'id',
    pagination: false,
  })
  return docs
}

/** Moves an appointment as staff, or cancels it without a new time. */
const changeTo = async (id: number, to?: number) =>
  inTransaction(await openPayload(), (req) =>
    change(req, queue, id, { to, holder: 'staff' }, settings),
  )

async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts)
  const rejected = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(rejected.filter((reason) => !(reason instanceof SlotUnavailable))).toEqual([])
  return { booked: settled.length - rejected.length, rejected: rejected.length }
}

describe('a time to talk', () => {
  it('is stored with the request, unavailable from then on, and named in both emails', async () => {
    const [first] = await offered()
    if (!first) throw new Error('nothing is offered')
    const { reference, appointmentToken } = await book(first.startsAt)
    const request = await stored(reference)
    expect(request.appointment).toMatchObject({
      startsAt: new Date(first.startsAt).toISOString(),
      endsAt: new Date(first.startsAt + 30 * minute).toISOString(),
      blockedUntil: new Date(first.startsAt + 45 * minute).toISOString(),
      consultant: first.consultants[0],
      timeZone: 'America/New_York',
      sequence: 0,
    })
    expect(readAppointmentKey(appointmentToken ?? '')).toEqual({
      request: request.id,
      holder: 'page',
    })
    expect((await offered()).map(({ startsAt }) => startsAt)).not.toContain(first.startsAt)
    const [visitors, staffs] = await mails()
    expect(JSON.stringify(visitors?.data)).toContain('(New York, GMT-')
    expect(JSON.stringify(visitors?.data)).toContain('(Chisinau, GMT+')
    for (const mail of [visitors, staffs]) {
      expect(JSON.stringify(mail?.attachments)).toContain(`UID:${reference}@localhost`)
    }
  })

  it('always sends its invitation, however many the address had and whatever is typed', async () => {
    const slots = await offered()
    const { email } = consultation()
    const many = unconfirmedLimits.ofTemplateInHour + 2
    for (const { startsAt } of slots.slice(0, many)) {
      await submit(queue, consultation({ email, slot: startsAt, name: 'Visit evil.example' }), {
        ...{ settings, spamSigns: ['trap'] },
      })
    }
    const toVisitor = (await mails()).filter(({ to }) => to === email)
    expect(toVisitor).toHaveLength(many)
    for (const { data, attachments } of toVisitor) {
      expect(JSON.stringify(attachments)).toContain('METHOD:REQUEST')
      expect(JSON.stringify(attachments)).not.toContain('evil')
      expect(JSON.stringify(data)).toContain('/hire-us/appointment?token=')
    }
  })

  it('is rejected when it is not offered, and nothing is stored then', async () => {
    const [first] = await offered()
    if (!first) throw new Error('nothing is offered')
    await expect(book(first.startsAt + minute)).rejects.toThrow(SlotUnavailable)
    await expect(book(Date.now() + 5 * minute)).rejects.toThrow(SlotUnavailable)
    expect(await execute('select 1 from consultation_requests')).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('goes to one of twenty visitors who want it at once, and to two when there are two to talk to', async () => {
    const two = await withConsultants(2)
    const [first, second] = await offered(two)
    if (!first || !second) throw new Error('nothing is offered')
    const crowd = (slot: number, given: ConsultationSettings) =>
      outcomes(Array.from({ length: 20 }, () => book(slot, given)))
    expect(await crowd(first.startsAt, settings)).toEqual({ booked: 1, rejected: 19 })
    expect(await crowd(second.startsAt, two)).toEqual({ booked: 2, rejected: 18 })
    expect(await execute('select count(*)::int as count from consultation_requests')).toEqual([
      { count: 3 },
    ])
  })

  it('goes to one of many who want times that overlap, also while staff change the hours', async () => {
    const slot = (await offered()).find(({ startsAt }) => new Date(startsAt).getUTCHours() > 7)
    if (!slot) throw new Error('nothing is offered')
    // Each visitor saw other hours, so that each of these times was offered.
    const attempts = Array.from({ length: 20 }, (_, number) => {
      const startsAt = slot.startsAt + (number % 5) * 5 * minute
      const from = new Intl.DateTimeFormat('en', {
        timeZone: 'Europe/Chisinau',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(startsAt)
      const opening = settings.hours.opening.map(({ day }) => ({ day, from, to: '23:00' }))
      return book(startsAt, { ...settings, hours: { ...settings.hours, opening } })
    })
    expect(await outcomes(attempts)).toEqual({ booked: 1, rejected: 19 })
  })

  it('is booked once by a double click', async () => {
    const [first] = await offered()
    if (!first) throw new Error('nothing is offered')
    const given = consultation({ slot: first.startsAt })
    const receipts = await Promise.all(Array.from({ length: 5 }, () => submit(queue, given)))
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect(receipts.every(({ appointmentToken }) => appointmentToken)).toBe(true)
  })

  it('is rejected by the database itself', async () => {
    const [first] = await offered()
    if (!first) throw new Error('nothing is offered')
    const one = await stored((await book(first.startsAt)).reference)
    const other = await stored((await submit(queue, consultation())).reference)
    const payload = await openPayload()
    await expect(
      payload.update({
        collection: 'consultation-requests',
        id: other.id,
        data: { appointment: { ...one.appointment } },
      }),
    ).rejects.toThrow()
  })

  it('goes to the consultant with the fewest appointments', async () => {
    const two = await withConsultants(2)
    const slots = await offered(two)
    for (const { startsAt } of slots.slice(0, 4)) await book(startsAt, two)
    const rows = await execute(
      'select count(*)::int as count from consultation_requests group by appointment_consultant_id',
    )
    expect(rows).toEqual([{ count: 2 }, { count: 2 }])
  })

  it('asked for with words that were sent before is a new request', async () => {
    const [first] = await offered()
    if (!first) throw new Error('nothing is offered')
    const given = consultation()
    const without = await submit(queue, given)
    const wish = { ...given, idempotencyKey: crypto.randomUUID(), slot: first.startsAt }
    const booked = await submit(queue, wish)
    expect(booked.reference).not.toBe(without.reference)
    expect(await submit(queue, wish)).toEqual(booked)
    const other = { ...wish, idempotencyKey: crypto.randomUUID() }
    expect(await submit(queue, other), 'no key for another form').toEqual({
      reference: booked.reference,
    })
  })

  it('asked for again after it was cancelled or moved is booked again', async () => {
    const [first, second] = await offered()
    if (!first || !second) throw new Error('nothing is offered')
    const form = consultation({ slot: first.startsAt })
    const references: string[] = []
    for (const to of [undefined, second.startsAt]) {
      const { reference } = await submit(queue, form)
      const { id } = await stored(reference)
      await changeTo(id, to)
      references.push(reference)
    }
    const { reference, appointmentToken } = await submit(queue, {
      ...form,
      idempotencyKey: crypto.randomUUID(),
    })
    expect(appointmentToken).toBeDefined()
    expect(references).not.toContain(reference)
    expect((await stored(reference)).appointment?.startsAt).toBe(
      new Date(first.startsAt).toISOString(),
    )
  })

  it('is confirmed a few times in an hour when it is cancelled and booked again', async () => {
    const [slot] = await offered()
    if (!slot) throw new Error('nothing is offered')
    const { ofTemplateInHour } = unconfirmedLimits
    for (let time = 0; time < ofTemplateInHour + 2; time++) {
      const { reference } = await book(slot.startsAt, settings, { email: 'ana@client.example' })
      const { id } = await stored(reference)
      await changeTo(id)
    }
    const sent = (await mails()).filter(({ to }) => to === 'ana@client.example')
    const invitations = sent.filter(({ template }) => template === 'consultation-received')
    expect(invitations).toHaveLength(ofTemplateInHour)
  })
})

describe('a booked time', () => {
  async function booked() {
    const [first, second] = await offered()
    if (!first || !second) throw new Error('nothing is offered')
    const { id } = await stored((await book(first.startsAt)).reference)
    return { id, first, second, payload: await openPayload() }
  }

  it('moves, frees its old time, counts for calendars and keeps its history', async () => {
    const { id, first, second, payload } = await booked()
    const moved = await changeTo(id, second.startsAt)
    expect(moved.appointment).toMatchObject({
      startsAt: new Date(second.startsAt).toISOString(),
      sequence: 1,
    })
    const before = (await mails()).length
    expect((await changeTo(id, second.startsAt)).appointment?.sequence, 'the same time').toBe(1)
    expect(await mails()).toHaveLength(before)
    expect((await offered()).map(({ startsAt }) => startsAt)).toContain(first.startsAt)
    const { docs } = await payload.findVersions({
      collection: 'consultation-requests',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    expect(docs.map(({ version }) => version.appointment?.startsAt)).toEqual(
      [first, second].map(({ startsAt }) => new Date(startsAt).toISOString()),
    )
  })

  it('moves to one of several at once, never onto another', async () => {
    const { id, second } = await booked()
    const third = (await offered()).find(({ startsAt }) => startsAt > second.startsAt)
    if (!third) throw new Error('nothing is offered')
    const other = await stored((await book(third.startsAt)).reference)
    const moves = [id, other.id].map((request) => changeTo(request, second.startsAt))
    expect(await outcomes(moves)).toEqual({ booked: 1, rejected: 1 })
  })

  it('can be called off once; then it is free and cannot be changed', async () => {
    const { id, first, second } = await booked()
    const cancelled = await changeTo(id)
    expect(cancelled.appointment).toMatchObject({ cancelledAt: expect.any(String), sequence: 1 })
    expect((await offered()).map(({ startsAt }) => startsAt)).toContain(first.startsAt)
    await expect(changeTo(id)).rejects.toThrow(NotChangeable)
    await expect(changeTo(id, second.startsAt)).rejects.toThrow(NotChangeable)
    await book(first.startsAt)
  })

  it('is not changed from a page that shows another time than it has', async () => {
    const { id, first, second, payload } = await booked()
    const given = { queue, reportFailure: (error: unknown) => expect(error).toBeUndefined() }
    const endsAt = new Date(first.endsAt).toISOString()
    const key = { request: id, holder: 'mailbox' as const }
    const token = signAppointmentKey(key, endsAt)
    const send = (fields: Record<string, string>) =>
      changeAppointment(
        new Request(`http://localhost/hire-us/appointment?token=${token}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
        given,
      )
    const [shown, current] = [first, second].map(({ startsAt }) => new Date(startsAt).toISOString())
    if (!shown || !current) throw new Error('nothing is offered')
    await changeTo(id, second.startsAt)
    const sent = (await mails()).length
    for (const wish of ['cancel', 'move']) {
      expect(await send({ intent: wish, slot: shown, from: shown })).toEqual({
        status: 409,
        reason: 'changed',
      })
    }
    const { appointment } = await payload.findByID({ collection: 'consultation-requests', id })
    expect(appointment).toMatchObject({ startsAt: current, cancelledAt: null })
    expect(await mails()).toHaveLength(sent)
    expect(await send({ intent: 'cancel', from: current })).toHaveProperty('address')
  })

  it('limits how often the link moves it per day; staff can still move it', async () => {
    const { id, first, second, payload } = await booked()
    const { company } = settings
    const given = { queue, reportFailure: (error: unknown) => expect(error).toBeUndefined() }
    const move = (number: number, holder: AppointmentKey['holder'] = 'mailbox') => {
      const endsAt = new Date(first.endsAt).toISOString()
      const token = signAppointmentKey({ request: id, holder }, endsAt)
      const body = new URLSearchParams({
        slot: new Date((number % 2 ? first : second).startsAt).toISOString(),
      })
      const address = `http://localhost/hire-us/appointment?token=${token}`
      return changeAppointment(new Request(address, { method: 'POST', body }), given)
    }
    await execute('delete from emails')
    for (let number = 0; number < 5; number++) {
      expect(await move(number)).toHaveProperty('address')
    }
    const rejected = await move(5)
    expect(rejected).toMatchObject({ status: 429 })
    expect(JSON.stringify(rejected)).toContain(company.phone)
    expect(JSON.stringify(rejected)).toContain(company.email)
    const toStaff = (await mails()).filter(({ template }) => template === 'appointment-notice')
    expect(toStaff).toHaveLength(5 * settings.recipients.length)
    expect(await move(5, 'staff')).toHaveProperty('address')
    await execute("update _consultation_requests_v set updated_at = updated_at - interval '1 day'")
    expect(await move(6)).toHaveProperty('address')
    expect((await payload.count({ collection: 'consultation-requests' })).totalDocs).toBe(1)
  })

  it('notifies both sides of changes, an unconfirmed address up to a limit', async () => {
    const { id, second, payload } = await booked()
    const request = await payload.findByID({ collection: 'consultation-requests', id, depth: 0 })
    const before = appointed(request)
    await execute('delete from emails')
    let sequence = 0
    const notify = (holder: 'page' | 'mailbox' | 'staff') => {
      sequence += 1
      const startsAt = new Date(second.startsAt).toISOString()
      const appointment = { ...before, startsAt, sequence }
      return inTransaction(payload, (req) =>
        queueChangeEmails(req, queue, { appointment, change: 'moved', before, holder }, settings),
      )
    }
    const told = () =>
      isConfirmed(
        payload,
        request.reference,
        ['appointment-moved', 'appointment-cancelled'],
        sequence,
      )
    for (let number = 0; number < unconfirmedLimits.ofTemplateInHour; number++) {
      await notify('page')
      expect(await told()).toBe(true)
    }
    await notify('page')
    expect(await told(), 'what the page says').toBe(false)
    await notify('mailbox')
    expect(await told()).toBe(true)
    const toStaff = (await mails()).filter(({ template }) => template === 'appointment-notice')
    expect(toStaff).toHaveLength(unconfirmedLimits.ofTemplateInHour + 2)
  })
})

describe('the reminder', () => {
  const remindFromTwo = async () => {
    const payload = await openPayload()
    await Promise.all([remindOfAppointments(payload, queue), remindOfAppointments(payload, queue)])
    return (await mails()).filter(({ template }) => template === 'appointment-reminder')
  }
  /** A consultation that was booked long ago. */
  const inHours = async (hours: number) => {
    const [first] = await offered()
    if (!first) throw new Error('nothing is offered')
    const { reference } = await book(first.startsAt)
    await execute(`update consultation_requests set
      appointment_starts_at = now() + interval '${hours} hours',
      appointment_ends_at = now() + interval '${hours + 1} hours',
      appointment_blocked_until = now() + interval '${hours + 1} hours',
      appointment_reminded_at = null where reference = '${reference}'`)
    return reference
  }

  it('goes out a day before, once, however many processes look', async () => {
    const reference = await inHours(23.9)
    expect(await remindFromTwo()).toMatchObject([{ about: reference }])
    expect(await remindFromTwo()).toHaveLength(1)
  })

  it('does not go out sooner, nor for what is past, called off, or was booked a moment ago', async () => {
    await inHours(24.1)
    const past = await inHours(-1)
    const cancelled = await inHours(20)
    await execute(
      `update consultation_requests set appointment_cancelled_at = now() where reference in ('${past}', '${cancelled}')`,
    )
    expect(await remindFromTwo()).toEqual([])
    const soon = { ...settings, hours: { ...settings.hours, noticeHours: 0 } }
    await execute('delete from consultation_requests')
    const slots = (await offered(soon)).filter(
      ({ startsAt }) => startsAt < Date.now() + 24 * 60 * minute,
    )
    for (const { startsAt } of slots.slice(0, 1)) await book(startsAt, soon)
    expect(await remindFromTwo()).toEqual([])
  })
})
