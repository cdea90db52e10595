import { servicesPath, workPath } from '@vitrina/content/paths.ts'
import { redirect } from 'react-router'
import { projectCardFields, toProjectCard } from '~/content.server/cards.ts'
import { type ContentOf, foreignLanguage, pick, select, toSeo } from '~/content.server/fields.ts'
import {
  findForVisitor,
  findGlobalForVisitor,
  findPageForVisitor,
} from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { breadcrumbs, service as serviceData } from '~/content.server/structured-data.ts'
import { m } from '~/paraglide/messages.js'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'

export type ServicesContent = ContentOf<typeof getServices>

/** The services page. @throws a redirect before it is first published, and after its last page. */
export async function getServices(filter: { service?: string; page: number }) {
  const [page, services, questions] = await Promise.all([
    findGlobalForVisitor('services-page', 1),
    findForVisitor('services', {
      limit: 24,
      depth: 1,
      sort: 'order',
      select: select('slug', 'title', 'icon', 'summary', 'body'),
    }),
    findForVisitor('faqs', {
      limit: 60,
      depth: 1,
      sort: 'order',
      select: select('slug', 'question', 'answer'),
    }),
  ])
  if (!page) throw goToNotFound()
  const service = services.find(({ slug }) => slug === filter.service)
  const { items, ...found } = await findPageForVisitor('projects', {
    where: service ? { services: { contains: service.id } } : undefined,
    limit: 18,
    page: filter.page,
    depth: 1,
    sort: ['-featured', 'order'],
    select: projectCardFields,
  })
  if (items.length === 0 && filter.page > 1) throw redirect(workPath(service?.slug))
  const faqs = questions.map((faq) => ({
    ...pick(faq, 'slug', 'question'),
    lang: foreignLanguage(faq),
    answerHtml: toHtml(faq.answer),
  }))
  const crumb = { name: m.project_breadcrumb_services(), path: servicesPath }
  return {
    lang: foreignLanguage(page),
    sections: page.sections,
    seo: {
      ...toSeo(page, { title: page.heading, description: page.lead }),
      structuredData: service
        ? [
            breadcrumbs(crumb, { name: service.title, path: workPath(service.slug) }),
            serviceData(service),
          ]
        : [breadcrumbs(crumb)],
    },
    ...pick(page, 'heading', 'lead', 'workHeading'),
    services: services.map((service) => ({
      ...pick(service, 'slug', 'title', 'icon', 'summary'),
      lang: foreignLanguage(service),
    })),
    /** The service that filters the projects. All long texts would double the page's size. */
    chosen: service && {
      ...pick(service, 'slug', 'title', 'summary'),
      lang: foreignLanguage(service),
      bodyHtml: toHtml(service.body),
    },
    projects: { ...found, items: items.map(toProjectCard) },
    faq: {
      heading: page.faqHeading,
      lead: page.faqLead,
      questions: faqs,
    },
  }
}
