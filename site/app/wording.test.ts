import { afterEach, expect, it } from 'vitest'
import { m } from './paraglide/messages.js'
import { readWordsFrom } from './wording.ts'

afterEach(() => readWordsFrom(() => undefined))

it('shows the company’s own words in the place of a built-in text, with its values', () => {
  const copyright = () => m.footer_copyright({ years: '2014–2026', company: 'Acme $& Co.' })
  expect(copyright()).toBe('© 2014–2026 Acme $& Co.. All Rights Reserved')
  readWordsFrom(() => ({ 0: 'Book a call', 4: '{company}, {years}' }))
  expect(m.header_schedule_consultation()).toBe('Book a call')
  expect(copyright()).toBe('Acme $& Co., 2014–2026')
  expect(m.header_employee_portal()).toBe('Employee Portal')
  expect(m.skip_to_content(), 'a text that staff cannot phrase').toBe('Skip to content')
})
