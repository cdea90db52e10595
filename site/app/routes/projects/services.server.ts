import type { ServicesPage } from '@vitrina/content/payload-types.ts'
import {
  type ProjectCardContent,
  projectCardFields,
  toProjectCard,
} from '../../content.server/cards.ts'
import { type PageSeo, sectionsOf, toSeo } from '../../content.server/fields.ts'
import type { ListPage } from '../../content.server/list-page.ts'
import {
  findForVisitor,
  findGlobalForVisitor,
  findPageForVisitor,
} from '../../content.server/payload.ts'
import { toHtml } from '../../content.server/rich-text.ts'

const projectsPerPage = 18

/** The fields of a project's card on this page. */
export type WorkCardContent = Pick<
  ProjectCardContent,
  'slug' | 'title' | 'summary' | 'client' | 'cover' | 'outcome'
>

export type ServicesContent = {
  /** In display order. */
  sections: ReadonlyArray<NonNullable<ServicesPage['sections']>[number]>
  seo: PageSeo
  heading: string
  lead: string
  services: Array<{ slug: string; title: string; icon: string; summary: string; bodyHtml: string }>
  work: {
    heading: string
    /** The slug of the service that filters the list, if it exists. */
    service?: string
    projects: ListPage<WorkCardContent>
  }
  faq: {
    heading: string
    lead: string
    /** `slug` is the anchor of the question. */
    questions: Array<{ slug: string; question: string; answerHtml: string }>
  }
}

export type ServiceLineContent = Omit<ServicesContent['services'][number], 'bodyHtml'>

/**
 * The services page; `undefined` before it is first published.
 *
 * @param filter `service` is a slug; an unknown one counts as none.
 */
export async function getServices(filter: {
  service?: string
  page: number
}): Promise<ServicesContent | undefined> {
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
    services: services.map(({ slug, title, icon, summary, body }) => ({
      slug,
      title,
      icon,
      summary,
      bodyHtml: toHtml(body),
    })),
    work: {
      heading: page.workHeading,
      service: service?.slug,
      projects: { ...projects, items: projects.items.map(toWorkCard) },
    },
    faq: {
      heading: page.faqHeading,
      lead: page.faqLead ?? '',
      questions: questions.map(({ slug, question, answer }) => ({
        slug,
        question,
        answerHtml: toHtml(answer),
      })),
    },
  }
}

function toWorkCard(project: Parameters<typeof toProjectCard>[0]): WorkCardContent {
  const { slug, title, summary, client, cover, outcome } = toProjectCard(project)
  return { slug, title, summary, client, cover, outcome }
}
