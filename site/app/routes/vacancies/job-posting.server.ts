import type { MetaDescriptor } from 'react-router'
import type { SalaryContent } from '~/content.server/cards.ts'
import type { LayoutContent } from '~/layout/layout.server.ts'
import type { VacancyContent } from './vacancy.server.ts'

type LinkedData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

const employmentTypes: Record<VacancyContent['employmentType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

type Vacancy = Omit<VacancyContent, 'similar'> & {
  /** Whether the page itself has an application form. */
  directApply: boolean
}
type Employer = {
  company: Pick<LayoutContent['company'], 'name' | 'addressLines'>
  siteUrl: string
}

/**
 * An open vacancy as structured data: https://schema.org/JobPosting, with the properties required
 * by https://developers.google.com/search/docs/appearance/structured-data/job-posting.
 */
export function jobPosting(career: Vacancy, { company, siteUrl }: Employer): LinkedData {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: career.title,
    description: description(career),
    identifier: { '@type': 'PropertyValue', name: company.name, value: career.slug },
    url: `${siteUrl}/careers/${career.slug}`,
    datePosted: day(career.postedOn),
    // The last day in the company's time zone; search engines accept a date without a time.
    ...(career.closesOn && { validThrough: day(career.closesOn) }),
    employmentType: employmentTypes[career.employmentType],
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: siteUrl },
    ...place(career, company),
    ...(career.salary && { baseSalary: baseSalary(career.salary) }),
    directApply: career.directApply,
  }
}

const day = (date: string) => date.slice(0, 10)

function description(career: Vacancy): string {
  const { aboutHtml, responsibilitiesHtml, requirementsHtml } = career
  return [aboutHtml, responsibilitiesHtml, requirementsHtml].join('')
}

function place(career: Vacancy, company: Employer['company']): Exclude<LinkedData, unknown[]> {
  const { workplace, locations, remoteCountries } = career
  if (workplace === 'remote' && remoteCountries.length > 0) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remoteCountries.map((name) => ({ '@type': 'Country', name })),
    }
  }
  // The last line of the company's address is the country, and all offices are in that country.
  const addressCountry = company.addressLines.at(-1) ?? ''
  return {
    ...(workplace === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
    jobLocation: locations.map((addressLocality) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressCountry },
    })),
  }
}

function baseSalary({ min, max, currency, period }: SalaryContent) {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(min !== undefined && { minValue: min }),
      ...(max !== undefined && { maxValue: max }),
      unitText: period.toUpperCase(),
    },
  }
}
