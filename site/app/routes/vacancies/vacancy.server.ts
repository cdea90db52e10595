import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { isClosed, openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import type { Where } from 'payload'
import {
  toPersonCard,
  toVacancyRow,
  type VacancyRowContent,
  vacancyRowFields,
} from '~/content.server/cards.ts'
import { type ContentOf, populatedOne, toSeo } from '~/content.server/fields.ts'
import { staleIfErrorByKey } from '~/content.server/memoize.ts'
import {
  findBySlugForVisitor,
  findForVisitor,
  findGlobalForVisitor,
} from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { unbrokenRange } from '~/format.ts'
import { dayAt } from '~/layout/layout.server.ts'
import { toQuestions } from './application-form.server.ts'

export type VacancyContent = ContentOf<typeof getVacancy>

/** The page of one vacancy, open or closed; `undefined` when there is none with that slug. */
export async function getVacancy(slug: string) {
  const [career, company] = await Promise.all([
    findBySlugForVisitor('vacancies', slug, { depth: 2 }),
    findGlobalForVisitor('company'),
  ])
  if (!career) return undefined
  const today = dayAt(company)
  const recruiter = populatedOne(career.recruiter)
  return {
    ...toVacancyRow(career),
    seo: toSeo(career.meta, { title: career.title, description: career.summary }),
    closed: isClosed(career.closesOn, today),
    /** Country codes, such as MD. */
    remoteCountries: career.workplace === 'remote' ? (career.remoteCountries ?? []) : [],
    aboutHtml: toHtml(career.about),
    responsibilitiesHtml: toHtml(career.responsibilities),
    requirementsHtml: toHtml(career.requirements),
    niceToHaveHtml: toHtml(career.niceToHave),
    benefitsHtml: toHtml(career.benefits),
    process: (career.process ?? []).map(({ title, duration, text }) => ({
      title,
      duration: unbrokenRange(duration ?? ''),
      text: text ?? '',
    })),
    questions: toQuestions(career.questions),
    recruiter: recruiter && toPersonCard(recruiter),
    /** Email address for applications. */
    email: company?.email ?? '',
    similar: await similarVacancies(career, today),
  }
}

/**
 * The same, with stale-if-error while the database is unreachable: the page's form may be half
 * filled in.
 */
export const getVacancyOrStale = staleIfErrorByKey(getVacancy)

/** Number of similar vacancies on a vacancy's page. */
const similarShown = 3

/** The newest open vacancies of the same department, followed by the newest of the others. */
async function similarVacancies(career: Vacancy, today: string): Promise<VacancyRowContent[]> {
  const department = populatedOne(career.department)?.id ?? career.department
  const others: Where[] = [openVacancies(today), { id: { not_equals: career.id } }]
  const newest = (limit: number, where: Where) =>
    findForVisitor('vacancies', {
      where: { and: [...others, where] },
      limit,
      depth: 1,
      sort: '-postedOn',
      select: vacancyRowFields,
    })
  const same = await newest(similarShown, { department: { equals: department } })
  const missing = similarShown - same.length
  const more = missing ? await newest(missing, { department: { not_equals: department } }) : []
  return [...same, ...more].map(toVacancyRow)
}
