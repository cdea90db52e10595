import { consentOf } from '@vitrina/content/inbox/consent-fields.ts'
import { type PersonCardContent, toPersonCard } from './cards.ts'
import { lastKnown } from './last-known.ts'
import { getLayout } from './layout.ts'
import { type PageSeo, populatedOne, toSeo } from './page-texts.ts'
import { findForVisitor, findGlobalForVisitor } from './payload.ts'

export type HireUsContent = {
  seo: PageSeo
  heading: string
  lead: string
  next: Array<{ title: string; text: string }>
  answerTime: string
  contactPerson?: PersonCardContent
  choices: {
    /** `value` is the slug of the service. */
    services: Choice[]
    budgets: Choice[]
    timelines: Choice[]
  }
  consent: { text: string; version: string }
}

export type Choice = { value: string; label: string }

/** The hire-us page and the choices of its form; `undefined` before it is first published. */
export async function getHireUs(): Promise<HireUsContent | undefined> {
  const [page, services, { company }] = await Promise.all([
    findGlobalForVisitor('hire-us', 2),
    findForVisitor('services', { limit: 24, sort: 'order', select: { slug: true, title: true } }),
    getLayout(),
  ])
  if (!page) return undefined
  const person = populatedOne(page.contactPerson)
  return {
    seo: toSeo(page.meta, { title: page.heading, description: page.lead }),
    heading: page.heading,
    lead: page.lead ?? '',
    next: (page.next ?? []).map(({ title, text }) => ({ title, text })),
    answerTime: page.answerTime,
    contactPerson: person && toPersonCard(person),
    choices: {
      services: services.map(({ slug, title }) => ({ value: slug, label: title })),
      budgets: page.budgets.map(({ value, label }) => ({ value, label })),
      timelines: page.timelines.map(({ value, label }) => ({ value, label })),
    },
    consent: { text: consentOf(page.consentText, company.name), version: page.consentVersion },
  }
}

/**
 * The same, at most 500 ms old; stale-if-error while the database is unreachable, because the
 * page's form may be half filled in.
 */
export const lastHireUs = lastKnown(getHireUs, { freshFor: 500 })
