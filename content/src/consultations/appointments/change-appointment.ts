import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { ConsultationRequest } from '../../payload-types.ts'
import { executorOf } from '../../storage/transaction.ts'
import type { ConsultationHours } from './consultation-hours.ts'
import { bookSlot } from './slots.ts'

/** The appointment cannot be changed: it has begun, was cancelled, or never existed. */
export class NotChangeable extends Error {
  constructor() {
    super('This appointment cannot be changed any more.')
    this.name = 'NotChangeable'
  }
}

/** The appointment is not at the time the caller saw. */
export class MovedMeanwhile extends Error {
  constructor() {
    super('This appointment was moved meanwhile.')
    this.name = 'MovedMeanwhile'
  }
}

/** Max moves of an appointment per day with the visitor's link, because each move emails staff. */
const maxMovesADay = 5
const day = 24 * 60 * 60 * 1000

/** The max number of moves per day with the visitor's link is reached. */
export class MovedTooOften extends Error {
  constructor() {
    super('This appointment was moved too often.')
    this.name = 'MovedTooOften'
  }
}

/**
 * Moves the appointment of a request to another available slot, in the transaction of `req`. The
 * previous time stays in the request's history.
 *
 * @param startsAt milliseconds since 1970.
 * @param seen start of the appointment as the caller saw it, in milliseconds since 1970.
 * @param byVisitor applies the max number of moves per day.
 * @returns the updated request.
 * @throws SlotUnavailable when the slot is not available; NotChangeable when the appointment cannot be
 *   changed; MovedMeanwhile when it is not at `seen`; MovedTooOften when the max number of moves per
 *   day is reached.
 */
export async function moveAppointment(
  req: PayloadRequest,
  id: number,
  {
    hours,
    startsAt,
    seen,
    byVisitor = false,
    now = Date.now(),
  }: {
    hours: ConsultationHours
    startsAt: number
    seen?: number
    byVisitor?: boolean
    now?: number
  },
): Promise<ConsultationRequest> {
  const { appointment } = await lockChangeable(req, id, now, seen)
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
 * Cancels an appointment in the transaction of `req`, which frees its slot.
 *
 * @param seen start of the appointment as the caller saw it, in milliseconds since 1970.
 * @returns the updated request.
 * @throws NotChangeable when the appointment cannot be changed; MovedMeanwhile when it is not at
 *   `seen`.
 */
export async function cancelAppointment(
  req: PayloadRequest,
  id: number,
  { seen, now = Date.now() }: { seen?: number; now?: number } = {},
): Promise<ConsultationRequest> {
  const { appointment } = await lockChangeable(req, id, now, seen)
  return change(req, id, { ...appointment, cancelledAt: new Date(now).toISOString() })
}

async function lockChangeable(
  req: PayloadRequest,
  id: number,
  now: number,
  seen: number | undefined,
): Promise<ConsultationRequest> {
  const request = await lockRequest(req, id)
  if (!request || !isChangeable(request, now)) throw new NotChangeable()
  if (seen !== undefined && Date.parse(request.appointment?.startsAt ?? '') !== seen) {
    throw new MovedMeanwhile()
  }
  return request
}

/** Locks a request until the transaction of `req` ends. @returns `null` if it does not exist. */
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

/** Number of changes to an appointment before a moment, from the versions of its request. */
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

/** Whether a request has a future appointment that is not cancelled. */
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
