import { consentOf } from '@vitrina/content/inbox/consent-fields.ts'
import { type PersonCardContent, toPersonCard } from '~/content.server/cards.ts'
import { type PageSeo, populatedOne, toSeo } from '~/content.server/fields.ts'
import { staleIfError } from '~/content.server/memoize.ts'
import { findForVisitor, findGlobalForVisitor } from '~/content.server/payload.ts'
import { getLayout } from '~/layout/layout.server.ts'

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
export const getHireUsOrStale = staleIfError(getHireUs, { freshFor: 500 })

/** The subject of a consultation request, taken from the page that linked to the form. */
export type ConsultationSubject = {
  /** Its path on this site. */
  path: string
  title: string
  /** Slugs of the related services. */
  services: string[]
}

const projectPath = /^\/services\/([a-z0-9-]{1,120})$/
const servicePath = /^\/services\?service=([a-z0-9-]{1,120})$/

/** The published project or service at a path of this site; `undefined` when there is none. */
export async function findSubject(path: string): Promise<ConsultationSubject | undefined> {
  const project = projectPath.exec(path)?.[1]
  if (project) {
    const [found] = await findForVisitor('projects', {
      where: { slug: { equals: project } },
      select: { title: true, services: true },
      depth: 1,
      limit: 1,
    })
    const services = (found?.services ?? []).flatMap((service) =>
      typeof service === 'object' && service.slug ? [service.slug] : [],
    )
    return found && { path, title: found.title, services }
  }
  const service = servicePath.exec(path)?.[1]
  if (!service) return undefined
  const [found] = await findForVisitor('services', {
    where: { slug: { equals: service } },
    select: { title: true },
    limit: 1,
  })
  return found && { path, title: found.title, services: [service] }
}
