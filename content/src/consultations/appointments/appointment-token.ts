import { z } from 'zod'
import { readExpiringToken, signToken } from '../../http/signed-token.ts'

/** Grants access to view, move and cancel an appointment. */
export type AppointmentKey = {
  /** Id of the consultation request. */
  request: number
  /**
   * Origin of the key: the email to the visitor, which proves access to the mailbox; the page after
   * booking, which does not confirm the address; or staff.
   */
  holder: 'mailbox' | 'page' | 'staff'
}

const purpose = 'appointment'
const day = 24 * 60 * 60 * 1000

/** Validity of a key after the appointment's end, because the appointment may be moved. */
const afterwards = 30 * day

const schema = z.strictObject({
  request: z.number().int().positive(),
  holder: z.enum(['mailbox', 'page', 'staff']),
})

/**
 * Signs a key that expires 30 days after the appointment.
 *
 * @param endsAt current end of the appointment, an ISO 8601 string.
 */
export function signAppointmentKey(key: AppointmentKey, endsAt: string, secret: string): string {
  return signToken(purpose, { ...key, expires: Date.parse(endsAt) + afterwards }, secret)
}

/** Verifies a token. @returns its key, `expired`, or `undefined` if the token is not valid. */
export function readAppointmentKey(
  token: string,
  secret: string,
  now = Date.now(),
): AppointmentKey | 'expired' | undefined {
  return readExpiringToken(purpose, schema, token, secret, now)
}
