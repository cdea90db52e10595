import { applyPath, type VacancyFilters, vacancyListPath } from '@vitrina/content/paths.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import type { Where } from 'payload'
import { redirect } from 'react-router'
import { type ContentOf, pick, pickEach, toSeo } from '~/content.server/fields.ts'
import { memoizeByRevision } from '~/content.server/memoize.ts'
import {
  findGlobalForVisitor,
  findPageForVisitor,
  findValuesForVisitor,
} from '~/content.server/payload.ts'
import { getDepartments } from '~/content.server/search-params.ts'
import { companyDay, getLayout } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from '~/vacancy-labels.ts'
import { hasApplicationForm } from './application-form.server.ts'
import { groupByDepartment, listedVacancyFields } from './format-vacancy.server.ts'
import { mailtoUrl } from './mailto.ts'

export type VacanciesContent = ContentOf<typeof getVacancies>

export const workplaces = Object.keys(workplaceLabels) as (keyof typeof workplaceLabels)[]

/** The filters in a URL's search parameters, each `undefined` when missing or unknown. */
export async function readVacancyFilter(search: URLSearchParams): Promise<VacancyFilters> {
  const { departments, locations } = await getChoices()
  const slugs = departments.map(({ slug }) => slug)
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => value === search.get(name))
  return {
    department: known('department', slugs),
    location: known('location', locations),
    workplace: known('workplace', workplaces),
    type: known('type', Object.keys(employmentTypeLabels)),
    seniority: known('seniority', Object.keys(seniorityLabels)),
    q: search.get('q')?.trim().slice(0, 100) || undefined,
  }
}

/** The careers page. @throws a redirect before it is first published, and after its last page. */
export async function getVacancies(filter: VacancyFilters, page: number) {
  const [texts, choices, day, layout] = await Promise.all([
    findGlobalForVisitor('careers-page', 1),
    getChoices(),
    companyDay(),
    getLayout(),
  ])
  const { email } = layout.company
  if (!texts) throw goToNotFound()
  const { items, ...found } = await findPageForVisitor('vacancies', {
    where: { and: [openVacancies(day), ...conditions(filter)] },
    limit: 50,
    page,
    depth: 1,
    sort: ['department.order', '-postedOn'],
    select: listedVacancyFields,
  })
  if (items.length === 0 && page > 1) throw redirect(vacancyListPath(filter))
  const departments = choices.departments.filter(({ hasVacancy }) => hasVacancy)
  const hasForm = hasApplicationForm(texts)
  return {
    seo: toSeo(texts.meta, { title: texts.heading, description: texts.lead }),
    ...pick(texts, 'heading', 'lead', 'whyHeading', 'openHeading'),
    benefits: pickEach(texts.benefits, 'title', 'text'),
    filter,
    /** The available filter values. Workplaces, types and seniorities are fixed lists of the model. */
    choices: {
      departments: pickEach(departments, 'slug', 'title'),
      locations: choices.locations,
    },
    vacancies: { ...found, groups: groupByDepartment(items) },
    speculative: {
      ...pick(texts.speculative, 'heading', 'text'),
      hasForm,
      /** Without a form on the site, an email address. */
      to: hasForm ? applyPath : email && mailtoUrl(email, m.careers_speculative_subject()),
    },
  }
}

const getChoices = async () => readChoices(await companyDay())

/** The filter values of a day, aggregated in the database to handle any number of vacancies. */
const readChoices = memoizeByRevision(async (day: string) => {
  const [departments, withVacancies, locations] = await Promise.all([
    getDepartments(),
    findValuesForVisitor('vacancies', 'department', openVacancies(day)),
    findValuesForVisitor('vacancies', 'locations', openVacancies(day)),
  ])
  return {
    departments: departments.map((department) => ({
      ...department,
      hasVacancy: withVacancies.includes(department.id),
    })),
    locations: locations.filter((place) => typeof place === 'string').sort(),
  }
})

const filteredFields = {
  department: 'department.slug',
  location: 'locations',
  workplace: 'workplace',
  type: 'employmentType',
  seniority: 'seniority',
}

function conditions({ q, ...filter }: VacancyFilters): Where[] {
  const where = Object.entries(filter).flatMap<Where>(([name, value]) =>
    value ? { [filteredFields[name as keyof typeof filter]]: { in: [value] } } : [],
  )
  // `like` requires every word, in any order.
  if (q) where.push({ or: [{ title: { like: q } }, { summary: { like: q } }] })
  return where
}
