import { openVacancies } from '@vitrina/content/closing-day.ts'
import type { Career } from '@vitrina/content/payload-types.ts'
import type { Where } from 'payload'
import { hasApplicationForm } from './application-form.ts'
import { toVacancyRow, type VacancyRowContent, vacancyRowFields } from './cards.ts'
import { companyDay } from './company-day.ts'
import type { ListPage } from './list-page.ts'
import { type PageSeo, toSeo } from './page-texts.ts'
import { findForVisitor, findGlobalForVisitor, findPageForVisitor } from './payload.ts'

/** How many vacancies one page of the list shows. */
const vacanciesPerPage = 50

/** The filters of the careers page, as they stand in its address. */
export type CareersFilter = {
  /** A department's slug. */
  department?: string
  location?: string
  workplace?: Career['workplace']
  type?: Career['employmentType']
  seniority?: Career['seniority']
  /** Words that the title or the summary has. */
  q?: string
}

export type CareersContent = {
  seo: PageSeo
  heading: string
  lead: string
  why: { heading: string; benefits: Array<{ title: string; text: string }> }
  openHeading: string
  /** The filters in force; what the address had and is not known is left out. */
  filter: CareersFilter
  /** What can be chosen. Workplaces, types and seniorities are the model's own fixed lists. */
  choices: { departments: Array<{ slug: string; title: string }>; locations: string[] }
  /** Sorted by department, newest first within. */
  vacancies: ListPage<VacancyRowContent>
  /** `hasForm`: whether people can apply without a vacancy on a page, or write a mail. */
  speculative: { heading: string; text: string; hasForm: boolean }
}

export const workplaces = ['on-site', 'hybrid', 'remote'] as const satisfies Career['workplace'][]
export const employmentTypes = [
  'full-time',
  'part-time',
  'contract',
  'internship',
] as const satisfies Career['employmentType'][]
export const seniorities = [
  'junior',
  'middle',
  'senior',
  'lead',
] as const satisfies Career['seniority'][]

/** The careers page; `undefined` until staff have published it. */
export async function getCareers(
  search: URLSearchParams,
  page: number,
): Promise<CareersContent | undefined> {
  const stillOpen = openVacancies(await companyDay())
  const [texts, departments, places] = await Promise.all([
    findGlobalForVisitor('careers-page', 1),
    findForVisitor('departments', {
      limit: 60,
      sort: 'order',
      select: { slug: true, title: true },
    }),
    findForVisitor('careers', {
      where: stillOpen,
      limit: 500,
      select: { department: true, locations: true },
    }),
  ])
  if (!texts) return undefined
  const locations = [...new Set(places.flatMap((career) => career.locations ?? []))].sort()
  const withOpenings = new Set(places.map(({ department }) => department))
  const hasOpening = ({ id }: { id: number }) => withOpenings.has(id)
  const filter = readFilter(search, departments, locations)
  const vacancies = await findPageForVisitor('careers', {
    where: { and: [stillOpen, ...conditions(filter)] },
    limit: vacanciesPerPage,
    page,
    depth: 1,
    sort: ['department.order', '-postedOn'],
    select: vacancyRowFields,
  })
  return {
    seo: toSeo(texts.meta, { title: texts.heading, description: texts.lead }),
    heading: texts.heading,
    lead: texts.lead ?? '',
    why: {
      heading: texts.whyHeading,
      benefits: (texts.benefits ?? []).map(({ title, text }) => ({ title, text })),
    },
    openHeading: texts.openHeading,
    filter,
    choices: {
      departments: departments.filter(hasOpening).map(({ slug, title }) => ({ slug, title })),
      locations,
    },
    vacancies: { ...vacancies, items: vacancies.items.map(toVacancyRow) },
    speculative: {
      heading: texts.speculative.heading,
      text: texts.speculative.text,
      hasForm: hasApplicationForm(texts),
    },
  }
}

function readFilter(
  search: URLSearchParams,
  departments: Array<{ slug: string }>,
  locations: string[],
): CareersFilter {
  const known = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === search.get(name))
  return {
    department: known(
      'department',
      departments.map(({ slug }) => slug),
    ),
    location: known('location', locations),
    workplace: known('workplace', workplaces),
    type: known('type', employmentTypes),
    seniority: known('seniority', seniorities),
    q: search.get('q')?.trim().slice(0, 100) || undefined,
  }
}

function conditions({
  department,
  location,
  workplace,
  type,
  seniority,
  q,
}: CareersFilter): Where[] {
  const where: Where[] = []
  if (department) where.push({ 'department.slug': { equals: department } })
  if (location) where.push({ locations: { in: [location] } })
  if (workplace) where.push({ workplace: { equals: workplace } })
  if (type) where.push({ employmentType: { equals: type } })
  if (seniority) where.push({ seniority: { equals: seniority } })
  // `like` wants every word, in any order.
  if (q) where.push({ or: [{ title: { like: q } }, { summary: { like: q } }] })
  return where
}
