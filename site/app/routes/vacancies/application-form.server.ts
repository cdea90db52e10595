import type { ApplicationQuestion } from '@vitrina/content/applications/schema.ts'
import { consentOf, consentVersionOf } from '@vitrina/content/inbox/received-fields.ts'
import type { CareersPage, Vacancy } from '@vitrina/content/payload-types.ts'
import { isClosed } from '@vitrina/content/vacancies/closing-day.ts'
import { type ContentOf, pick, select } from '~/content.server/fields.ts'
import { getPrivacyPolicy, withPolicy } from '~/content.server/links.ts'
import { staleIfError } from '~/content.server/memoize.ts'
import { findBySlug, findGlobalForVisitor } from '~/content.server/payload.ts'
import { companyDay, getLayout } from '~/layout/layout.server.ts'

export type { ApplicationQuestion }

export type ApplicationFormContent = ContentOf<typeof getApplicationForm>

/** The model's default, used until staff save another value. */
const usualMonths = 24

/** The form's texts; `undefined` until staff enter them: pages ask for applications by email. */
export async function getApplicationForm() {
  const [page, personalData, { company }, privacy] = await Promise.all([
    findGlobalForVisitor('careers-page'),
    findGlobalForVisitor('personal-data'),
    getLayout(),
    getPrivacyPolicy(),
  ])
  if (!page || !hasApplicationForm(page)) return undefined
  const { answerTime, consentText, consentVersion } = page.application
  const { text, policy } = withPolicy(consentOf(consentText, company.name), privacy)
  return {
    answerTime,
    consent: { text, version: consentVersionOf(consentVersion, privacy) },
    policy,
    months: personalData?.applicationMonths ?? usualMonths,
  }
}

/** The same, at most 500 ms old; stale-if-error while the database is unreachable. */
export const getApplicationFormOrStale = staleIfError(getApplicationForm, { freshFor: 500 })

/** Whether staff have entered the form's texts; content from before this field has none. */
export function hasApplicationForm({ application }: Pick<CareersPage, 'application'>): boolean {
  const { answerTime, consentText, consentVersion } = application ?? {}
  return Boolean(answerTime && consentText && consentVersion)
}

/** What a form needs of a vacancy, open or closed; `undefined` when no public one has that slug. */
export async function getVacancyToApplyFor(slug: string) {
  const [vacancy, today] = await Promise.all([
    findBySlug('vacancies', slug, { select: select('slug', 'title', 'closesOn', 'questions') }),
    companyDay(),
  ])
  return (
    vacancy && {
      ...pick(vacancy, 'id', 'slug', 'title'),
      closed: isClosed(vacancy.closesOn, today),
      questions: toQuestions(vacancy.questions),
    }
  )
}

export function toQuestions(questions: Vacancy['questions']): ApplicationQuestion[] {
  return (questions ?? []).map(({ id, label, kind, required }) => ({
    id: id ?? label,
    label,
    kind,
    required: required ?? false,
  }))
}
