import type { PayloadRequest } from 'payload'
import { mayReadAll } from './viewer.ts'

export type UpcomingCall = { id: number; name: string; startsAt: string }

/** How many calls lie ahead, and the next of them; none for those who may not see requests. */
export async function upcomingCalls(
  req: PayloadRequest,
): Promise<{ count: number; next: UpcomingCall[] }> {
  if (!(await mayReadAll(req, 'consultation-requests'))) return { count: 0, next: [] }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'consultation-requests',
    where: {
      'appointment.endsAt': { greater_than: new Date().toISOString() },
      'appointment.cancelledAt': { exists: false },
    },
    sort: 'appointment.startsAt',
    limit: 5,
    depth: 0,
    select: { name: true, appointment: { startsAt: true } },
    overrideAccess: false,
    user: req.user,
  })
  const next = docs.flatMap(({ id, name, appointment }) =>
    appointment?.startsAt ? [{ id, name, startsAt: appointment.startsAt }] : [],
  )
  return { count: totalDocs, next }
}
