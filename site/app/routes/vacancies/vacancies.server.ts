import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import type { Where } from 'payload'
import { toVacancyRow, vacancyRowFields } from '~/content.server/cards.ts'
import { type ContentOf, pickEach, toSeo } from '~/content.server/fields.ts'
import { memoizeByRevision } from '~/content.server/memoize.ts'
import {
  findGlobalForVisitor,
  findPageForVisitor,
  findValuesForVisitor,
} from '~/content.server/payload.ts'
import { getDepartments } from '~/content.server/search-params.ts'
import { companyDay } from '~/layout/layout.server.ts'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from '~/vacancy-labels.ts'
import { hasApplicationForm } from './application-form.server.ts'

const vacanciesPerPage = 50

/** The filters of the careers page, as in its search parameters. */
export type VacancyFilter = {
  /** Slug of a department. */
  department?: string
  location?: string
  workplace?: Vacancy['workplace']
  type?: Vacancy['employmentType']
  seniority?: Vacancy['seniority']
  /** Words to find in the title or the summary. */
  q?: string
}

export type VacanciesContent = ContentOf<typeof getVacancies>

const valuesOf = <Value extends string>(labels: Record<Value, unknown>) =>
  Object.keys(labels) as Value[]

export const workplaces = valuesOf(workplaceLabels)

/** The filters in a URL's search parameters, each `undefined` when missing or unknown. */
export async function readVacancyFilter(search: URLSearchParams): Promise<VacancyFilter> {
  return readFilter(search, await choicesOn(await companyDay()))
}

/** The careers page; `undefined` before it is first published. */
export async function getVacancies(filter: VacancyFilter, page: number) {
  const day = await companyDay()
  const stillOpen = openVacancies(day)
  const [texts, choices] = await Promise.all([
    findGlobalForVisitor('careers-page', 1),
    choicesOn(day),
  ])
  if (!texts) return undefined
  const vacancies = await findPageForVisitor('vacancies', {
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
      benefits: pickEach(texts.benefits, 'title', 'text'),
    },
    openHeading: texts.openHeading,
    filter,
    /** The available filter values. Workplaces, types and seniorities are fixed lists of the model. */
    choices: {
      departments: pickEach(
        choices.departments.filter(({ hasVacancy }) => hasVacancy),
        'slug',
        'title',
      ),
      locations: choices.locations,
    },
    vacancies: { ...vacancies, items: vacancies.items.map(toVacancyRow) },
    speculative: {
      heading: texts.speculative.heading,
      text: texts.speculative.text,
      /** Whether speculative applications use a form on the site, or email. */
      hasForm: hasApplicationForm(texts),
    },
  }
}

/** The filter values on that day, read again when the content has changed. */
function choicesOn(day: string): ReturnType<typeof readChoices> {
  if (ofToday?.day !== day) {
    ofToday = { day, read: memoizeByRevision(() => readChoices(openVacancies(day))) }
  }
  return ofToday.read()
}

let ofToday: { day: string; read: () => ReturnType<typeof readChoices> } | undefined

/** The filter values, aggregated in the database to handle any number of vacancies. */
async function readChoices(stillOpen: Where) {
  const [departments, withVacancies, locations] = await Promise.all([
    getDepartments(),
    findValuesForVisitor('vacancies', 'department', stillOpen),
    findValuesForVisitor('vacancies', 'locations', stillOpen),
  ])
  return {
    departments: departments.map(({ id, slug, title }) => ({
      slug,
      title,
      hasVacancy: withVacancies.includes(id),
    })),
    locations: locations.filter((place) => typeof place === 'string').sort(),
  }
}

function readFilter(
  search: URLSearchParams,
  { departments, locations }: { departments: Array<{ slug: string }>; locations: string[] },
): VacancyFilter {
  const known = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === search.get(name))
  return {
    department: known(
      'department',
      departments.map(({ slug }) => slug),
    ),
    location: known('location', locations),
    workplace: known('workplace', workplaces),
    type: known('type', valuesOf(employmentTypeLabels)),
    seniority: known('seniority', valuesOf(seniorityLabels)),
    q: search.get('q')?.trim().slice(0, 100) || undefined,
  }
}

function conditions(filter: VacancyFilter): Where[] {
  const { department, location, workplace, type, seniority, q } = filter
  const where: Where[] = []
  if (department) where.push({ 'department.slug': { equals: department } })
  if (location) where.push({ locations: { in: [location] } })
  if (workplace) where.push({ workplace: { equals: workplace } })
  if (type) where.push({ employmentType: { equals: type } })
  if (seniority) where.push({ seniority: { equals: seniority } })
  // `like` requires every word, in any order.
  if (q) where.push({ or: [{ title: { like: q } }, { summary: { like: q } }] })
  return where
}
