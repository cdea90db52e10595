import { projectCardFields, toProjectCard } from '~/content.server/cards.ts'
import { type ContentOf, pick, sectionsOf, toSeo } from '~/content.server/fields.ts'
import {
  findForVisitor,
  findGlobalForVisitor,
  findPageForVisitor,
} from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'

const projectsPerPage = 18

export type ServicesContent = ContentOf<typeof getServices>
export type ServiceLineContent = Omit<ServicesContent['services'][number], 'bodyHtml'>

/**
 * The services page; `undefined` before it is first published.
 *
 * @param filter `service` is a slug; an unknown one counts as none.
 */
export async function getServices(filter: { service?: string; page: number }) {
  const [page, services, questions] = await Promise.all([
    findGlobalForVisitor('services-page', 1),
    findForVisitor('services', {
      limit: 24,
      depth: 1,
      sort: 'order',
      select: { slug: true, title: true, icon: true, summary: true, body: true },
    }),
    findForVisitor('faqs', {
      limit: 60,
      depth: 1,
      sort: 'order',
      select: { slug: true, question: true, answer: true },
    }),
  ])
  if (!page) return undefined
  const service = services.find(({ slug }) => slug === filter.service)
  const projects = await findPageForVisitor('projects', {
    where: service ? { services: { contains: service.id } } : undefined,
    limit: projectsPerPage,
    page: filter.page,
    depth: 1,
    sort: ['-featured', 'order'],
    select: projectCardFields,
  })
  return {
    sections: sectionsOf(page.sections, ['services', 'work', 'faq']),
    seo: toSeo(page.meta, { title: page.heading, description: page.lead }),
    heading: page.heading,
    lead: page.lead ?? '',
    services: services.map(({ body, ...service }) => ({
      ...pick(service, 'slug', 'title', 'icon', 'summary'),
      bodyHtml: toHtml(body),
    })),
    work: {
      heading: page.workHeading,
      /** The slug of the service that filters the list, if it exists. */
      service: service?.slug,
      projects: { ...projects, items: projects.items.map(toWorkCard) },
    },
    faq: {
      heading: page.faqHeading,
      lead: page.faqLead ?? '',
      /** `slug` is the anchor of the question. */
      questions: questions.map(({ slug, question, answer }) => ({
        slug,
        question,
        answerHtml: toHtml(answer),
      })),
    },
  }
}

const toWorkCard = (project: Parameters<typeof toProjectCard>[0]) =>
  pick(toProjectCard(project), 'slug', 'title', 'summary', 'client', 'cover', 'outcome')
