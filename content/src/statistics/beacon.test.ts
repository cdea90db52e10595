import { describe, expect, it, test } from 'vitest'
import { mayBeCounted, readBeacon, termOf } from './beacon.ts'
import { bucketOf } from './vitals.ts'

const read = (report: object) => readBeacon(JSON.stringify(report))
const entry = { referrer: '', language: 'en-GB', campaign: ['', '', ''] }

describe('a report', () => {
  it('counts known pages by language, and all other paths as one', () => {
    const views = ['/', '/ro', '/ru/services/booking', '/wp-login.php', '/services/%3Cb%3E']
    expect(read({ views })).toEqual([
      { kind: 'page', name: '/', language: 'en' },
      { kind: 'page', name: '/', language: 'ro' },
      { kind: 'page', name: '/services/booking', language: 'ru' },
      { kind: 'page', name: '/not-found', language: 'en' },
      { kind: 'page', name: '/not-found', language: 'en' },
    ])
  })

  it.each([
    ['', '-'],
    ['www.Google.com', 'google.com'],
    ['localhost:3000', ''],
    ['93.184.216.34', ''],
    ['a b.example', ''],
    [`${'a'.repeat(120)}.example`, ''],
  ])('keeps of a referrer “%s” only “%s”', (referrer, name) => {
    expect(read({ entry: { ...entry, referrer } })?.[0]).toEqual({ kind: 'referrer', name })
  })

  it('counts the language of the visitor and a campaign', () => {
    const campaign = ['Google', '', 'Spring\n sale']
    expect(read({ entry: { ...entry, campaign } })?.slice(1)).toEqual([
      { kind: 'visitor-language', name: 'en' },
      { kind: 'campaign', name: 'google / – / spring sale' },
    ])
  })

  it('counts each step of a form once, and a vital by its bucket', () => {
    const steps = ['consultation seen', 'consultation seen', 'application submitted']
    expect(read({ steps, vitals: { lcp: 1200, cls: 0, fcp: 600_000 } })).toEqual([
      { kind: 'form', name: 'consultation seen' },
      { kind: 'form', name: 'application submitted' },
      { kind: 'lcp', name: String(bucketOf(1200)) },
      { kind: 'cls', name: '0' },
    ])
  })

  it.each([
    '',
    'null',
    '[]',
    '{"views":["services"]}',
    JSON.stringify({ views: Array(21).fill('/') }),
    '{"steps":["consultation invented"]}',
    '{"vitals":{"lcp":"fast"}}',
    '{"vitals":{"lcp":-1}}',
    '{"entry":{}}',
  ])('is not a text such as %s', (text) => {
    expect(readBeacon(text)).toBeUndefined()
  })
})

test.each([
  [{ 'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36' }, true],
  [{ 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  [{ 'User-Agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0' }, false],
  [{}, false],
  [{ 'User-Agent': 'Mozilla/5.0 Firefox/140.0', DNT: '1' }, false],
  [{ 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'Sec-GPC': '1' }, false],
])('whether %j is counted: %s', (headers, isCounted) => {
  expect(mayBeCounted(new Headers(headers as Record<string, string>))).toBe(isCounted)
})

test.each([
  ['  React  Native ', 'react native'],
  ['maria@client.example', ''],
  ['+373 22 000 001', ''],
  ['a'.repeat(61), ''],
])('of a search for “%s”, “%s” is kept', (text, term) => {
  expect(termOf(text)).toBe(term)
})
