import {
  applyPath,
  careersPath,
  type VacancyFilters,
  vacancyListPath,
} from '@vitrina/content/paths.ts'
import {
  listOpenVacancies,
  listVacancyChoices,
  type VacancyPage,
} from '@vitrina/content/vacancies/list-vacancies.ts'
import { redirect } from 'react-router'
import { type ContentOf, foreignLanguage, pick, pickEach, toSeo } from '~/content.server/fields.ts'
import { memoizeByRevision } from '~/content.server/memoize.ts'
import { findByIdsForVisitor, findGlobalForVisitor, openPayload } from '~/content.server/payload.ts'
import { getDepartments } from '~/content.server/search-params.ts'
import { breadcrumbs } from '~/content.server/structured-data.ts'
import { companyDay, getLayout } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import { hasApplicationForm } from './application-form.server.ts'
import { groupByDepartment, listedVacancyFields } from './format-vacancy.server.ts'
import { mailtoUrl } from './mailto.ts'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from './vacancy-labels.ts'

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
  const [texts, choices, layout, { items, ...found }] = await Promise.all([
    findGlobalForVisitor('careers-page', 1),
    getChoices(),
    getLayout(),
    findVacancies(filter, page),
  ])
  const { email } = layout.company
  if (!texts) throw goToNotFound()
  if (items.length === 0 && page > 1) throw redirect(vacancyListPath(filter))
  const departments = choices.departments.filter(({ hasVacancy }) => hasVacancy)
  const hasForm = hasApplicationForm(texts)
  return {
    lang: foreignLanguage(texts),
    seo: toSeo(
      texts,
      { title: texts.heading, description: texts.lead },
      breadcrumbs({ name: m.vacancy_breadcrumb(), path: careersPath }),
    ),
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

const dependsOn = () => ['vacancies', 'departments']

const readChoices = memoizeByRevision(async (day: string) => {
  const payload = await openPayload()
  const [departments, choices] = await Promise.all([
    getDepartments(),
    listVacancyChoices({ payload }, day),
  ])
  return {
    departments: departments.map((department) => ({
      ...department,
      hasVacancy: choices.departments.includes(department.id),
    })),
    locations: choices.locations.sort(),
  }
}, dependsOn)

const readIds = memoizeByRevision(
  async (page: VacancyPage) => listOpenVacancies({ payload: await openPayload() }, page),
  dependsOn,
)

const limit = 50

async function findVacancies(filter: VacancyFilters, page: number) {
  const day = await companyDay()
  const { ids, total } = await readIds({ filter, language: getLocale(), day, limit, page })
  const query = { depth: 1, select: listedVacancyFields }
  const items = await findByIdsForVisitor('vacancies', ids, query)
  return { items, total, page, pages: Math.ceil(total / limit) }
}
