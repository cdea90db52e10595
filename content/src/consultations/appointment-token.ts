import { z } from 'zod'
import { readToken, signToken } from '../http/signed-token.ts'

/** What opens an appointment to be seen, moved and called off. */
export type AppointmentKey = {
  /** Id of the consultation request. */
  request: number
  /**
   * How its holder came by it: from the mail to the visitor, who has that mailbox then; from the
   * page after booking, whose reader may have given anybody's address; or as staff.
   */
  holder: 'mailbox' | 'page' | 'staff'
}

const purpose = 'appointment'
const day = 24 * 60 * 60 * 1000

/** How long a key outlives the time it was made for, within which the appointment may have moved. */
const afterwards = 30 * day

const schema = z.strictObject({
  request: z.number().int().positive(),
  holder: z.enum(['mailbox', 'page', 'staff']),
  expires: z.number(),
})

/**
 * Signs a key that counts until a month after the appointment.
 *
 * @param endsAt of the appointment as it is now, an ISO text.
 */
export function signAppointmentKey(key: AppointmentKey, endsAt: string, secret: string): string {
  return signToken(purpose, { ...key, expires: Date.parse(endsAt) + afterwards }, secret)
}

/** What a token opens; `expired` when it did, `undefined` when it was never ours. */
export function readAppointmentKey(
  token: string,
  secret: string,
  now = Date.now(),
): AppointmentKey | 'expired' | undefined {
  const value = readToken(purpose, token, secret)
  if (value === undefined) return undefined
  const { expires, ...key } = schema.parse(value)
  return expires < now ? 'expired' : key
}
