import { vacancyPath } from '@vitrina/content/paths.ts'
import type { LayoutContent } from '~/layout/layout.server.ts'
import { day, shownSalary } from './format-vacancy.server.ts'
import type { VacancyContent } from './vacancy.server.ts'

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

type Page = {
  company: Pick<LayoutContent['company'], 'name' | 'addressLines'>
  siteUrl: string
  /** Whether the page itself has an application form. */
  directApply: boolean
}

/**
 * An open vacancy as structured data: https://schema.org/JobPosting, with the properties required
 * by https://developers.google.com/search/docs/appearance/structured-data/job-posting.
 */
export function jobPosting(vacancy: VacancyContent, { company, siteUrl, directApply }: Page) {
  const { employmentType, postedOn, closesOn, salary } = vacancy.posting
  const shown = shownSalary(salary)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.title,
    description: vacancy.aboutHtml + vacancy.responsibilitiesHtml + vacancy.requirementsHtml,
    identifier: { '@type': 'PropertyValue', name: company.name, value: vacancy.slug },
    url: siteUrl + vacancyPath(vacancy.slug),
    datePosted: day(postedOn),
    // The last day in the company's time zone; search engines accept a date without a time.
    ...(closesOn && { validThrough: day(closesOn) }),
    employmentType: employmentTypes[employmentType],
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: siteUrl },
    ...place(vacancy.posting, company),
    ...(shown && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: shown.currency,
        value: {
          '@type': 'QuantitativeValue',
          ...(shown.min !== undefined && { minValue: shown.min }),
          ...(shown.max !== undefined && { maxValue: shown.max }),
          unitText: shown.period.toUpperCase(),
        },
      },
    }),
    directApply,
  }
}

function place(posting: VacancyContent['posting'], company: Page['company']) {
  const { workplace, locations, remoteCountries } = posting
  if (workplace === 'remote' && remoteCountries?.length) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remoteCountries.map((name) => ({ '@type': 'Country', name })),
    }
  }
  // The last line of the company's address is the country, and all offices are in that country.
  const addressCountry = company.addressLines.at(-1) ?? ''
  return {
    ...(workplace === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
    jobLocation: (locations ?? []).map((addressLocality) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressCountry },
    })),
  }
}
