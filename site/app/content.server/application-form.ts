import { consentOf } from '@vitrina/content/inbox/consent-fields.ts'
import type { Career, CareersPage } from '@vitrina/content/payload-types.ts'
import { isClosed } from '@vitrina/content/vacancies/closing-day.ts'
import { companyDay } from './company-day.ts'
import { lastKnown } from './last-known.ts'
import { getLayout } from './layout.ts'
import { findForVisitor, findGlobalForVisitor } from './payload.ts'

/** A question of a vacancy's own. */
export type ApplicationQuestion = {
  id: string
  label: string
  kind: NonNullable<Career['questions']>[number]['kind']
  required: boolean
}

/** What every form to apply says. */
export type ApplicationFormContent = {
  answerTime: string
  consent: { text: string; version: string }
  /** How long an application is kept. */
  months: number
}

/** A vacancy as far as applying for it goes. */
export type VacancyToApplyFor = {
  id: number
  slug: string
  title: string
  closed: boolean
  questions: ApplicationQuestion[]
}

/** The model's default, until staff have saved another. */
const usualMonths = 24

/** `undefined` until staff have filled in what the form says; people write a mail until then. */
export async function getApplicationForm(): Promise<ApplicationFormContent | undefined> {
  const [page, personalData, { company }] = await Promise.all([
    findGlobalForVisitor('careers-page'),
    findGlobalForVisitor('personal-data'),
    getLayout(),
  ])
  if (!page || !hasApplicationForm(page)) return undefined
  const { answerTime, consentText, consentVersion } = page.application
  return {
    answerTime,
    consent: { text: consentOf(consentText, company.name), version: consentVersion },
    months: personalData?.applicationMonths ?? usualMonths,
  }
}

/** The same, half a second old at most, or as it was while the database is out of reach. */
export const lastApplicationForm = lastKnown(getApplicationForm, { freshFor: 500 })

/** Whether staff have filled in what the form says, which older content does not have. */
export function hasApplicationForm({ application }: Pick<CareersPage, 'application'>): boolean {
  const { answerTime, consentText, consentVersion } = application ?? {}
  return Boolean(answerTime && consentText && consentVersion)
}

/** The vacancy with that slug, open or closed; `undefined` when visitors can see none. */
export async function getVacancyToApplyFor(slug: string): Promise<VacancyToApplyFor | undefined> {
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) return undefined
  const [found, today] = await Promise.all([
    findForVisitor('careers', {
      where: { slug: { equals: slug } },
      limit: 1,
      select: { slug: true, title: true, closesOn: true, questions: true },
    }),
    companyDay(),
  ])
  const [career] = found
  return (
    career && {
      id: career.id,
      slug: career.slug,
      title: career.title,
      closed: isClosed(career.closesOn, today),
      questions: toQuestions(career.questions),
    }
  )
}

export function toQuestions(questions: Career['questions']): ApplicationQuestion[] {
  return (questions ?? []).map(({ id, label, kind, required }) => ({
    id: id ?? label,
    label,
    kind,
    required: required ?? false,
  }))
}
