import { describe, expect, it } from 'vitest'
import { signPreview } from '../../publishing/preview/preview-token.ts'
import { readAppointmentKey, signAppointmentKey } from './appointment-token.ts'

const secret = 'a-secret-of-at-least-32-characters-x'
const key = { request: 7, holder: 'mailbox' } as const
const endsAt = '2026-11-24T08:30:00.000Z'
const token = signAppointmentKey(key, endsAt, secret)
const day = 86_400_000

describe('the key to an appointment', () => {
  it('opens it until a month after it', () => {
    expect(readAppointmentKey(token, secret, Date.parse(endsAt))).toEqual(key)
    expect(readAppointmentKey(token, secret, Date.parse(endsAt) + 30 * day)).toEqual(key)
    expect(readAppointmentKey(token, secret, Date.parse(endsAt) + 30 * day + 1)).toBe('expired')
  })

  it('is none when it was changed, signed with another secret or for another purpose', () => {
    const [text = '', signature] = token.split('.')
    const other = Buffer.from(text, 'base64url').toString().replace('7', '8')
    const forged = `${Buffer.from(other).toString('base64url')}.${signature}`
    for (const wrong of [forged, `${token}a`, text, '', '.', 'a.b', `${text}.`]) {
      expect(readAppointmentKey(wrong, secret), wrong).toBeUndefined()
    }
    expect(readAppointmentKey(token, `${secret}x`)).toBeUndefined()
    const preview = signPreview({ global: 'home', live: false }, Date.now() + day, secret)
    expect(readAppointmentKey(preview, secret)).toBeUndefined()
  })
})
