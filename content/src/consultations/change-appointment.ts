import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { ConsultationRequest } from '../payload-types.ts'
import { executorOf } from '../storage/transaction.ts'
import type { ConsultationHours } from './consultation-hours.ts'
import { bookSlot } from './slots.ts'

/** The appointment cannot be changed any more: it is over, called off, or was never made. */
export class NotChangeable extends Error {
  constructor() {
    super('This appointment cannot be changed any more.')
    this.name = 'NotChangeable'
  }
}

/** How often whoever has the link may move an appointment within a day: each move is a mail to staff. */
const maxMovesADay = 5
const day = 24 * 60 * 60 * 1000

/** It was moved too often within a day for another move by whoever has the link. */
export class MovedTooOften extends Error {
  constructor() {
    super('This appointment was moved too often.')
    this.name = 'MovedTooOften'
  }
}

/**
 * Moves the appointment of a request to another time that is offered now, in the transaction of
 * `req`; the history of the request keeps the time before.
 *
 * @param startsAt milliseconds since 1970.
 * @param byVisitor holds it to so many moves a day.
 * @returns the request as it is now.
 * @throws SlotTaken when that time is not offered; NotChangeable when there is nothing to move;
 *   MovedTooOften.
 */
export async function moveAppointment(
  req: PayloadRequest,
  id: number,
  {
    hours,
    startsAt,
    byVisitor = false,
    now = Date.now(),
  }: { hours: ConsultationHours; startsAt: number; byVisitor?: boolean; now?: number },
): Promise<ConsultationRequest> {
  const { appointment } = await lockChangeable(req, id, now)
  const moves = (appointment?.sequence ?? 0) - (await sequenceAt(req, id, now - day))
  if (byVisitor && moves >= maxMovesADay) throw new MovedTooOften()
  const consultant = appointment?.consultant
  const moving = {
    request: id,
    consultant: typeof consultant === 'number' ? consultant : undefined,
  }
  return bookSlot(req, { hours, startsAt, moving, now }, (slot) =>
    change(req, id, { ...appointment, ...slot }),
  )
}

/**
 * Calls an appointment off, in the transaction of `req`. Its time is free from then on.
 *
 * @returns the request as it is now.
 * @throws NotChangeable when there is nothing to call off.
 */
export async function cancelAppointment(
  req: PayloadRequest,
  id: number,
  now = Date.now(),
): Promise<ConsultationRequest> {
  const { appointment } = await lockChangeable(req, id, now)
  return change(req, id, { ...appointment, cancelledAt: new Date(now).toISOString() })
}

async function lockChangeable(
  req: PayloadRequest,
  id: number,
  now: number,
): Promise<ConsultationRequest> {
  const request = await lockRequest(req, id)
  if (!request || !isChangeable(request, now)) throw new NotChangeable()
  return request
}

/** The request as it is, which nobody else changes until the transaction of `req` ends. */
export async function lockRequest(
  req: PayloadRequest,
  id: number,
): Promise<ConsultationRequest | null> {
  const database = await executorOf(req)
  await database.execute(sql`select 1 from consultation_requests where id = ${id} for update`)
  return req.payload.findByID({
    collection: 'consultation-requests',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
}

/** How often an appointment had been changed at a moment, as the history of its request tells. */
async function sequenceAt(req: PayloadRequest, id: number, moment: number): Promise<number> {
  const { docs } = await req.payload.findVersions({
    collection: 'consultation-requests',
    where: {
      parent: { equals: id },
      updatedAt: { less_than_equal: new Date(moment).toISOString() },
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]?.version.appointment?.sequence ?? 0
}

/** Whether the appointment of a request lies ahead. */
export function isChangeable(
  { appointment }: Pick<ConsultationRequest, 'appointment'>,
  now = Date.now(),
): boolean {
  if (!appointment?.startsAt || appointment.cancelledAt) return false
  return Date.parse(appointment.startsAt) > now
}

function change(
  req: PayloadRequest,
  id: number,
  appointment: NonNullable<ConsultationRequest['appointment']>,
): Promise<ConsultationRequest> {
  return req.payload.update({
    collection: 'consultation-requests',
    id,
    data: { appointment: { ...appointment, sequence: (appointment.sequence ?? 0) + 1 } },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
