import { expect, test } from 'vitest'
import type { CareerContent } from '~/content.server/career.ts'
import { vacancyFacts } from './vacancy-facts.ts'

const career: Omit<CareerContent, 'similar'> = {
  seo: { title: '', description: '', noindex: false },
  slug: 'platform-engineer',
  title: 'Lead Platform Engineer',
  summary: '',
  department: { slug: 'engineering', title: 'Engineering' },
  locations: ['Chisinau', 'Bălți'],
  workplace: 'remote',
  employmentType: 'full-time',
  seniority: 'lead',
  postedOn: '2026-11-05T00:00:00.000Z',
  closed: false,
  remoteCountries: ['MD', 'RO', 'UA'],
  aboutHtml: '',
  responsibilitiesHtml: '',
  requirementsHtml: '',
  niceToHaveHtml: '',
  benefitsHtml: '',
  process: [],
  questions: [],
  email: '',
}

const facts = (changes: Partial<typeof career>) =>
  Object.fromEntries(
    vacancyFacts({ ...career, ...changes }).map(({ term, value }) => [term, value]),
  )

test('places and countries are named in words', () => {
  expect(facts({})).toMatchObject({
    Location: 'Chisinau or Bălți',
    'Work from': 'Moldova, Romania, or Ukraine',
    Posted: 'November 5, 2026',
    'Apply until': 'The position is filled',
  })
})

test('what is not known is left out', () => {
  const known = facts({ locations: [], remoteCountries: [] })
  expect(known).not.toHaveProperty('Location')
  expect(known).not.toHaveProperty('Work from')
  expect(known).not.toHaveProperty('Salary')
})

test('a closed vacancy no longer says until when to apply', () => {
  const closed = facts({ closed: true, closesOn: '2026-11-18T00:00:00.000Z' })
  expect(closed).toMatchObject({ 'Closed after': 'November 18, 2026' })
  expect(closed).not.toHaveProperty('Apply until')
})
