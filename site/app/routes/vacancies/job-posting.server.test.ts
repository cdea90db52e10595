import { expect, test } from 'vitest'
import { jobPosting } from './job-posting.server.ts'
import type { VacancyContent } from './vacancy.server.ts'

const posting: VacancyContent['posting'] = {
  number: 'ios-engineer',
  locations: ['Chisinau'],
  workplace: 'hybrid',
  employmentType: 'full-time',
  salary: { shown: true, min: 2400, max: 3300, currency: 'EUR', period: 'month' },
  postedOn: '2026-11-05T00:00:00.000Z',
  closesOn: '2026-12-31T00:00:00.000Z',
}

const texts: Partial<VacancyContent> = {
  slug: 'inginer-ios',
  title: 'iOS Engineer',
  aboutHtml: '<p>About.</p>',
  responsibilitiesHtml: '<ul><li>Build</li></ul>',
  requirementsHtml: '',
}

const vacancy = (changes?: Partial<typeof posting>) =>
  ({ ...texts, posting: { ...posting, ...changes } }) as VacancyContent

const employer = {
  directApply: true,
  siteUrl: 'https://stejar.example',
  company: {
    name: 'Stejar',
    address: {
      street: 'Strada Stejarului 14',
      postalCode: 'MD-2001',
      city: 'Chisinau',
      country: 'Moldova',
    },
    logoLight: { src: '/media/logo.svg', width: 40, height: 40, fetchPriority: 'low' as const },
  },
}

test('a vacancy in an office', () => {
  expect(jobPosting(vacancy(), employer)).toMatchObject({
    '@type': 'JobPosting',
    title: 'iOS Engineer',
    description: '<p>About.</p><ul><li>Build</li></ul>',
    identifier: { value: 'ios-engineer' },
    url: 'https://stejar.example/careers/inginer-ios',
    datePosted: '2026-11-05',
    validThrough: '2026-12-31',
    employmentType: 'FULL_TIME',
    directApply: true,
    hiringOrganization: { name: 'Stejar', logo: 'https://stejar.example/media/logo.svg' },
    jobLocation: { address: { addressLocality: 'Chisinau', addressCountry: 'Moldova' } },
    baseSalary: {
      currency: 'EUR',
      value: { minValue: 2400, maxValue: 3300, unitText: 'MONTH' },
    },
  })
})

test('a remote vacancy names the countries instead of a place', () => {
  const remote = jobPosting(
    vacancy({ workplace: 'remote', remoteCountries: ['MD', 'RO'] }),
    employer,
  )
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'MD' },
      { '@type': 'Country', name: 'RO' },
    ],
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('a salary that is not shown and a missing last day are left out', () => {
  const posting = jobPosting(
    vacancy({ salary: { shown: false, min: 2400 }, closesOn: null }),
    employer,
  )
  expect(posting).not.toHaveProperty('baseSalary')
  expect(posting).not.toHaveProperty('validThrough')
})
