import { careersPath, vacancyPath } from '@vitrina/content/paths.ts'
import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { isClosed, isGone, openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import type { Where } from 'payload'
import { toPersonCard } from '~/content.server/cards.ts'
import {
  type ContentOf,
  foreignLanguage,
  pick,
  populatedOne,
  toSeo,
  toSteps,
} from '~/content.server/fields.ts'
import { staleIfErrorByKey } from '~/content.server/memoize.ts'
import { findBySlugForVisitor, findForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { breadcrumbs } from '~/content.server/structured-data.ts'
import { formatDate } from '~/format.ts'
import { companyDay, getLayout } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'
import { toQuestions } from './application-form.server.ts'
import {
  jobNumber,
  listedVacancyFields,
  listVacancy,
  vacancyFacts,
} from './format-vacancy.server.ts'

export type VacancyContent = ContentOf<typeof getVacancy>

/** The page of one vacancy, open or closed; `undefined` when there is none with that slug. */
export async function getVacancy(slug: string) {
  const [vacancy, { company }, today] = await Promise.all([
    findBySlugForVisitor('vacancies', slug, { depth: 2 }),
    getLayout(),
    companyDay(),
  ])
  if (!vacancy) return undefined
  const closed = isClosed(vacancy.closesOn, today)
  const recruiter = populatedOne(vacancy.recruiter)
  return {
    ...pick(vacancy, 'slug', 'title', 'summary'),
    lang: foreignLanguage(vacancy),
    seo: toSeo(
      vacancy,
      { title: vacancy.title, description: vacancy.summary },
      breadcrumbs(
        { name: m.vacancy_breadcrumb(), path: careersPath },
        { name: vacancy.title, path: vacancyPath(vacancy.slug) },
      ),
    ),
    closed,
    /** Closed for so long that search engines and links should forget it. */
    gone: isGone(vacancy.closesOn, today),
    closedAfter: closed && vacancy.closesOn ? formatDate(vacancy.closesOn) : '',
    facts: vacancyFacts(vacancy, closed),
    aboutHtml: toHtml(vacancy.about),
    responsibilitiesHtml: toHtml(vacancy.responsibilities),
    requirementsHtml: toHtml(vacancy.requirements),
    niceToHaveHtml: toHtml(vacancy.niceToHave),
    benefitsHtml: toHtml(vacancy.benefits),
    process: toSteps(vacancy.process),
    questions: toQuestions(vacancy.questions),
    recruiter: recruiter && toPersonCard(recruiter),
    email: company.email,
    similar: await similarVacancies(vacancy, today),
    /** Only for structured data. */
    posting: {
      number: jobNumber(vacancy),
      ...pick(vacancy, 'employmentType', 'workplace', 'locations', 'remoteCountries'),
      ...pick(vacancy, 'salary', 'postedOn', 'closesOn'),
    },
  }
}

/** The same with stale-if-error: the page's form may be half filled in. */
export const getVacancyOrStale = staleIfErrorByKey(getVacancy)

/** Three open vacancies: the newest of the same department, then the newest of the others. */
async function similarVacancies(vacancy: Vacancy, today: string) {
  const department = populatedOne(vacancy.department)?.id ?? vacancy.department
  const newest = (limit: number, where: Where) =>
    findForVisitor('vacancies', {
      where: { and: [openVacancies(today), { id: { not_equals: vacancy.id } }, where] },
      limit,
      depth: 1,
      sort: '-postedOn',
      select: listedVacancyFields,
    })
  const same = await newest(3, { department: { equals: department } })
  const missing = 3 - same.length
  const more = missing ? await newest(missing, { department: { not_equals: department } }) : []
  return [...same, ...more].map(listVacancy)
}
