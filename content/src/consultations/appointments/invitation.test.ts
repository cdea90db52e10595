import { describe, expect, it } from 'vitest'
import { plainLine } from '../../email/safe-text.ts'
import { type Appointed, invitationTo } from './appointment.ts'

const appointment: Appointed = {
  id: 7,
  reference: 'C-7K3M-9QXF',
  startsAt: '2026-11-24T08:00:00.000Z',
  endsAt: '2026-11-24T08:30:00.000Z',
  sequence: 2,
  name: 'Ion "X"\r\nATTENDEE:mailto:evil@example.com',
  email: 'ion@client.example',
}
const company = {
  name: 'Stejar, with commas; and more',
  email: 'hello@stejar.example',
  phone: '',
  siteUrl: 'https://stejar.example',
}
const colleague = 'olga@stejar.example'

const invitation = (
  given: Partial<Appointed> = {},
  options: Parameters<typeof invitationTo>[2] = {},
) => invitationTo({ ...appointment, ...given }, { company }, options)

/** Unfolded lines (RFC 5545, 3.1). */
const lines = (...given: Parameters<typeof invitation>) =>
  invitation(...given)
    .content.replace(/\r\n[ \t]/g, '')
    .split('\r\n')

describe('an invitation', () => {
  it('has what calendars need, in UTC', () => {
    expect(lines()).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:C-7K3M-9QXF@stejar.example',
        'SEQUENCE:2',
        'DTSTART:20261124T080000Z',
        'DTEND:20261124T083000Z',
        'SUMMARY:Consultation with Stejar\\, with commas\\; and more',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Stejar, with commas; and more":mailto:hello@stejar.example',
      ]),
    )
    expect(lines().some((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toBe(true)
    expect(invitation().contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
  })

  it('calls off under the same number', () => {
    const cancelled = lines({ sequence: 3 }, { method: 'CANCEL' })
    expect(cancelled).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'SEQUENCE:3',
        'UID:C-7K3M-9QXF@stejar.example',
      ]),
    )
  })

  it.each([
    'Ion;CN=x:mailto:evil@example.com',
    'Ion, \\n, \\; ^n "X"',
    'Ion\u2028ATTENDEE:x\u0085\u000bATTENDEE:y',
    '=?utf-8?B?RXZpbA==?=\u202egpj\u200b',
    `${'Ștefania 😀 '.repeat(12)}End`,
  ])('is whole whatever the name is: %j', (name) => {
    const { content } = invitation({ name }, { colleague })
    expect(content.split('\r\n').join('')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd]|=\?|RXZp/u)
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76)
    const names = lines({ name }, { colleague }).map((line) => /^[A-Z-]+/.exec(line)?.[0])
    expect(names).toEqual(lines({}, { colleague }).map((line) => /^[A-Z-]+/.exec(line)?.[0]))
    const [text = ''] = lines({ name }, { colleague }).filter((line) => line.startsWith('SUMMARY'))
    const unescaped = text.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1')
    expect(unescaped).toBe(plainLine(`Consultation: ${name}`))
    expect(text.replace(/\\[\\;,]/g, '')).not.toMatch(/[\\;,]/)
  })

  it('takes no line from a name', () => {
    const attendees = lines().filter((line) => line.startsWith('ATTENDEE'))
    expect(attendees).toHaveLength(1)
    expect(attendees[0]).toMatch(/mailto:ion@client\.example$/i)
    expect(lines({}, { colleague }).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(2)
  })
})
