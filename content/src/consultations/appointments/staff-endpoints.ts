import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { printable } from '../../applications/status-email.ts'
import { apiError } from '../../http/error-response.ts'
import { adminQueue } from '../../jobs/queue.ts'
import type { ConsultationRequest } from '../../payload-types.ts'
import { hasRole } from '../../staff/access.ts'
import { inTransactionWithinTime } from '../../storage/locks.ts'
import { maxStaffMessage } from '../fields.ts'
import { changeAppointment, NotChangeable } from './change-appointment.ts'
import {
  availableSlots,
  readBusyTimes,
  readConsultationSettings,
  SlotUnavailable,
} from './slots.ts'

const schema = z.object({
  /** Start of the call as the caller last saw it, an ISO 8601 string. */
  from: z.iso.datetime(),
  /** New start; without it, the call is cancelled. */
  to: z.iso.datetime().optional(),
  message: z.string().transform(printable).pipe(z.string().trim().max(maxStaffMessage)).optional(),
})

/** Ids are PostgreSQL integers. */
const requestId = z.coerce.number().int().positive().max(2_147_483_647)

const headers = { 'Cache-Control': 'no-store' }

/** `GET /api/consultation-requests/:id/slots`: `{ startsAt }`, slots as ISO 8601 strings. */
const listSlots: Omit<Endpoint, 'root'> = {
  path: '/:id/slots',
  method: 'get',
  handler: async (req) => {
    const request = await findRequest(req)
    const { hours } = await readConsultationSettings(req.payload)
    const now = Date.now()
    const busy = await readBusyTimes(req, now, request.id)
    const current = Date.parse(request.appointment?.startsAt ?? '')
    const startsAt = availableSlots(hours, busy, now)
      .filter((slot) => slot.startsAt !== current)
      .map((slot) => new Date(slot.startsAt).toISOString())
    return Response.json({ startsAt }, { headers })
  },
}

/** `POST /api/consultation-requests/:id/call` with `{ from, to?, message? }`; 409 if outdated. */
const changeCall: Omit<Endpoint, 'root'> = {
  path: '/:id/call',
  method: 'post',
  handler: async (req) => {
    const { id } = await findRequest(req)
    const { success, data: change } = schema.safeParse(await req.json?.().catch(() => undefined))
    if (!success) throw apiError(req, 400, 'Choose a time for the call.')
    const [queue, settings] = await Promise.all([
      adminQueue(),
      readConsultationSettings(req.payload),
    ])
    const { from, to, message } = change
    const changed = await inTransactionWithinTime(req.payload, async (transaction) => {
      const asStaff = Object.assign(transaction, { user: req.user, i18n: req.i18n, t: req.t })
      const wish = { to: to ? Date.parse(to) : undefined, seen: Date.parse(from), message }
      return changeAppointment(asStaff, queue, id, { ...wish, holder: 'staff' }, settings)
    }).catch((error) => {
      if (error instanceof NotChangeable) throw apiError(req, 409, reasons[error.reason])
      if (!(error instanceof SlotUnavailable)) throw error
      throw apiError(req, 409, 'This time was taken meanwhile. Choose another one.')
    })
    return Response.json({ appointment: changed.appointment }, { headers })
  },
}

const reasons = {
  none: 'No call was booked.',
  cancelled: 'This call is cancelled already.',
  moved: 'This call was moved meanwhile. Reload the page to see its new time.',
  begun: 'This call has begun or is over. It cannot be changed any more.',
} as const

export const callEndpoints = [listSlots, changeCall]

/** Checks the caller's role and reads the request with the caller's access. */
async function findRequest(req: PayloadRequest): Promise<ConsultationRequest> {
  if (!req.user) throw apiError(req, 401, 'Sign in again.')
  if (!hasRole(req.user, 'admin', 'sales')) {
    throw apiError(req, 403, 'Only administrators and sales change calls.')
  }
  const { data: id } = requestId.safeParse(req.routeParams?.id)
  if (!id) throw apiError(req, 404, 'No call was booked.')
  return req.payload.findByID({
    collection: 'consultation-requests',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  })
}
