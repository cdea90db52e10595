import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { handedOutAt, spamSigns } from './guard.ts'

const sent = { trap: '', took: 60_000, text: 'We need an app, see https://example.org.' }

describe('signs of a machine', () => {
  it('are none in what a person sends', () => {
    expect(spamSigns(sent)).toEqual([])
    expect(spamSigns({ ...sent, took: Number.NaN })).toEqual([])
  })

  it.each([
    ['trap', { trap: 'http://casino.example' }],
    ['fast', { took: 400 }],
    ['links', { text: 'https://a.example https://b.example https://c.example www.d.example' }],
    ['links', { text: 'Buy [url=https://a.example]here[/url]' }],
  ])('are found: %s', (sign, over) => {
    expect(spamSigns({ ...sent, ...over })).toEqual([sign])
  })
})

it('a key tells when its form was handed out', () => {
  const moment = Date.parse('2026-11-21T10:00:00.123Z')
  expect(handedOutAt(uuidv7({ msecs: moment }))).toBe(moment)
  expect(handedOutAt(crypto.randomUUID())).toBeUndefined()
})
