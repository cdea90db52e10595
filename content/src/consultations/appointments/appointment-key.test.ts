import { describe, expect, it } from 'vitest'
import { signToken } from '../../http/signed-token.ts'
import { signPreview } from '../../publishing/preview/preview-token.ts'
import { settings } from '../../settings.ts'
import { readAppointmentKey, signAppointmentKey } from './appointment.ts'

const secret = settings.PAYLOAD_SECRET
const key = { request: 7, holder: 'mailbox' } as const
const endsAt = '2026-11-24T08:30:00.000Z'
const token = signAppointmentKey(key, endsAt)
const day = 86_400_000

describe('the key to an appointment', () => {
  it('opens it until a month after it', () => {
    expect(readAppointmentKey(token, Date.parse(endsAt))).toEqual(key)
    expect(readAppointmentKey(token, Date.parse(endsAt) + 30 * day)).toEqual(key)
    expect(readAppointmentKey(token, Date.parse(endsAt) + 30 * day + 1)).toBe('expired')
  })

  it('is none when it was changed, signed with another secret or for another purpose', () => {
    const [text = '', signature] = token.split('.')
    const other = Buffer.from(text, 'base64url').toString().replace('7', '8')
    const forged = `${Buffer.from(other).toString('base64url')}.${signature}`
    for (const wrong of [forged, `${token}a`, text, '', '.', 'a.b', `${text}.`]) {
      expect(readAppointmentKey(wrong), wrong).toBeUndefined()
    }
    const expires = Date.now() + day
    expect(readAppointmentKey(signToken('appointment', { ...key, expires }, secret))).toEqual(key)
    const stranger = signToken('appointment', { ...key, expires }, `${secret}x`)
    expect(readAppointmentKey(stranger)).toBeUndefined()
    const preview = signPreview({ global: 'home', live: false }, Date.now() + day, secret)
    expect(readAppointmentKey(preview)).toBeUndefined()
  })
})
