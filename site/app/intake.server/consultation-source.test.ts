import { expect, test, vi } from 'vitest'
import { consultationSource } from './consultation-source.ts'

// Importing it would open the database.
vi.mock('~/routes/hire-us/hire-us.server.ts', () => ({}))

function form(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('where a request came from is read from the hidden fields, each bounded', () => {
  const long = 'x'.repeat(1_000)
  expect(consultationSource(form({ sourcePage: '/services', sourceCampaign: long }))).toEqual({
    page: '/services',
    referrer: undefined,
    campaign: long.slice(0, 300),
  })
})

test.each(['sourcePage', 'sourceReferrer', 'sourceCampaign'])(
  'a NUL in %s, which no browser sends, is refused with 400',
  (name) => {
    const sent = form({ [name]: 'a\0b' })
    expect(() => consultationSource(sent)).toThrow(expect.objectContaining({ status: 400 }))
  },
)
