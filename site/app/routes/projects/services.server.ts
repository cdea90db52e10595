import { servicesPath, type WorkFilters, workPage, workPath } from '@vitrina/content/paths.ts'
import { listProjects, type WorkPage } from '@vitrina/content/projects/list-projects.ts'
import { redirect } from 'react-router'
import {
  projectCardFields,
  questionFields,
  toProjectCard,
  toQuestion,
} from '~/content.server/cards.ts'
import { type ContentOf, foreignLanguage, pick, select, toSeo } from '~/content.server/fields.ts'
import { memoizeByRevision } from '~/content.server/memoize.ts'
import {
  findByIdsForVisitor,
  findForVisitor,
  findGlobalForVisitor,
  openPayload,
} from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { breadcrumbs, service as serviceData } from '~/content.server/structured-data.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { findArticleRows } from '~/routes/insights/insights.server.ts'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'

export type ServicesContent = ContentOf<typeof getServices>

const limit = 18

const readProjects = memoizeByRevision(
  async (page: WorkPage) => listProjects({ payload: await openPayload() }, page),
  () => ['projects', 'services'],
)

/** One page of the projects with these filters: their ids, the total, and the filters' choices. */
const listWork = (filter: WorkFilters = {}, page = 1) =>
  readProjects({ filter, page, limit, language: getLocale() })

/** The filters in a URL's search parameters, each `undefined` when missing or unknown. */
export async function readWorkFilters(search: URLSearchParams): Promise<WorkFilters> {
  const [services, { industry, technology }] = await Promise.all([getServiceLines(), listWork()])
  const known = (name: keyof WorkFilters, choices: { value: string }[]) =>
    choices.find(({ value }) => value === search.get(name))?.value
  return {
    service: services.find(({ slug }) => slug === search.get('service'))?.slug,
    industry: known('industry', industry),
    technology: known('technology', technology),
  }
}

/** Projects that a view of one service, industry or technology has, to be worth finding. */
const worthFinding = 3

/** The views of one filter that search engines may find, with their labels. */
export async function findableWork() {
  const [services, { service, industry, technology }] = await Promise.all([
    getServiceLines(),
    listWork(),
  ])
  const hidden = services.flatMap(({ slug, meta }) => (meta?.noindex ? slug : []))
  return Object.entries({ service, industry, technology }).flatMap(([name, choices]) =>
    choices
      .filter(({ count, value }) => count >= worthFinding && !hidden.includes(value))
      .map(({ value, label }) => ({ name, label, filter: { [name]: value } as WorkFilters })),
  )
}

const getServiceLines = () =>
  findForVisitor('services', {
    limit: 24,
    depth: 1,
    sort: 'order',
    select: select('slug', 'title', 'icon', 'summary', 'body', 'meta'),
  })

type Asked = { filter: WorkFilters; page: number; hasFilters: boolean }

/** The services page. @throws a redirect before it is first published, and after its last page. */
export async function getServices({ filter, page: number, hasFilters }: Asked) {
  const [page, services, questions, { ids, total, ...choices }, all] = await Promise.all([
    findGlobalForVisitor('services-page', 1),
    getServiceLines(),
    findForVisitor('faqs', { limit: 60, depth: 1, sort: 'order', select: questionFields }),
    listWork(filter, number),
    listWork(),
  ])
  if (!page) throw goToNotFound()
  if (ids.length === 0 && number > 1) throw redirect(workPath(filter))
  const service = services.find(({ slug }) => slug === filter.service)
  const [projects, articles] = await Promise.all([
    findByIdsForVisitor('projects', ids, { depth: 1, select: projectCardFields }),
    service ? findArticleRows({ services: { contains: service.id } }) : [],
  ])
  const faqs = questions.map(toQuestion)
  // The choices lack what has no project with the other filters.
  const labelOf = (name: 'industry' | 'technology') =>
    all[name].find(({ value }) => value === filter[name])?.label
  const [industry, technology] = [labelOf('industry'), labelOf('technology')]
  const chosen = [service?.title, industry, technology].filter((label) => label !== undefined)
  const isFindable = chosen.length === 1 && number === 1 && total >= worthFinding
  return {
    lang: foreignLanguage(page),
    sections: page.sections,
    seo: {
      ...toSeo(page, { title: page.heading, description: page.lead }),
      ...(service && toSeo(service, { title: service.title, description: service.summary })),
      ...(chosen.length > 0 && !service && titleOf(industry, technology, total)),
      ...(chosen.length > 0 && !isFindable && { noindex: true }),
      structuredData: structuredDataOf(service, chosen, filter),
    },
    ...pick(page, 'heading', 'lead', 'workHeading'),
    services: services.map((service) => ({
      ...pick(service, 'slug', 'title', 'icon', 'summary'),
      lang: foreignLanguage(service),
      count: choices.service.find(({ value }) => value === service.slug)?.count ?? 0,
    })),
    filter,
    /** The labels of the filters, and the choices when they are asked for: they double the form. */
    chosen,
    choices:
      hasFilters || industry || technology ? pick(choices, 'industry', 'technology') : undefined,
    /** The service that filters the projects. All long texts would double the page's size. */
    service: service && {
      ...pick(service, 'slug', 'title'),
      lang: foreignLanguage(service),
      bodyHtml: toHtml(service.body),
    },
    projects: {
      items: projects.map(toProjectCard),
      total,
      page: number,
      pages: Math.ceil(total / limit),
    },
    articles,
    faq: { heading: page.faqHeading, lead: page.faqLead, questions: faqs },
  }
}

/** Title and description of the projects of an industry, or with a technology. */
function titleOf(industry: string | undefined, technology: string | undefined, count: number) {
  const title = industry
    ? m.services_industry_title({ industry })
    : m.services_technology_title({ technology: technology ?? '' })
  return { title, description: m.services_filtered_description({ title, count }) }
}

type Service = Parameters<typeof serviceData>[0]

function structuredDataOf(service: Service | undefined, chosen: string[], filter: WorkFilters) {
  const crumb = { name: m.project_breadcrumb_services(), path: servicesPath }
  const own = chosen.slice(0, 1).map((name) => ({ name, path: workPage(filter) }))
  return [breadcrumbs(crumb, ...own), ...(service ? [serviceData(service)] : [])]
}
