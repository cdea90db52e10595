import { vacancyPath } from '@vitrina/content/paths.ts'
import { structured } from '~/content.server/structured-data.ts'
import { localizedPath } from '~/languages.server.ts'
import type { Organization } from '~/layout/layout.server.ts'
import { day, shownSalary } from './format-vacancy.server.ts'
import type { VacancyContent } from './vacancy.server.ts'

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

type Page = {
  company: Pick<Organization, 'name' | 'address' | 'logoLight'>
  siteUrl: string
  /** Whether the page itself has an application form. */
  directApply: boolean
}

/**
 * An open vacancy as structured data: https://schema.org/JobPosting, with the properties required
 * by https://developers.google.com/search/docs/appearance/structured-data/job-posting.
 */
export function jobPosting(vacancy: VacancyContent, { company, siteUrl, directApply }: Page) {
  const { number, employmentType, postedOn, closesOn, salary } = vacancy.posting
  const shown = shownSalary(salary)
  return structured({
    '@type': 'JobPosting',
    title: vacancy.title,
    description: vacancy.aboutHtml + vacancy.responsibilitiesHtml + vacancy.requirementsHtml,
    identifier: { '@type': 'PropertyValue', name: company.name, value: number },
    url: siteUrl + localizedPath(vacancyPath(vacancy.slug)),
    datePosted: day(postedOn),
    // The last day in the company's time zone; search engines accept a date without a time.
    ...(closesOn && { validThrough: day(closesOn) }),
    employmentType: employmentTypes[employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: siteUrl,
      ...(company.logoLight && { logo: siteUrl + company.logoLight.src }),
    },
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
  })
}

function place(posting: VacancyContent['posting'], company: Page['company']) {
  const { workplace, locations, remoteCountries } = posting
  if (workplace === 'remote' && remoteCountries?.length) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remoteCountries.map((name) => ({
        '@type': 'Country' as const,
        name,
      })),
    }
  }
  // All offices are in the country of the company's address.
  const addressCountry = company.address.country
  const places = (locations ?? []).map((addressLocality) => ({
    '@type': 'Place' as const,
    address: { '@type': 'PostalAddress' as const, addressLocality, addressCountry },
  }))
  return {
    ...(workplace === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
    jobLocation: places.length === 1 ? places[0] : places,
  }
}
