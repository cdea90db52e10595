import type { Project } from '@vitrina/content/payload-types.ts'
import {
  type ProjectCardContent,
  projectCardFields,
  toPersonCard,
  toProjectCard,
} from '~/content.server/cards.ts'
import {
  type ContentOf,
  pick,
  pickEach,
  populated,
  populatedOne,
  toPicture,
  toSeo,
} from '~/content.server/fields.ts'
import { findBySlugForVisitor, findForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'

export type ProjectContent = ContentOf<typeof getProject>

/** The page of one project; `undefined` when there is none with that slug. */
export async function getProject(slug: string) {
  const project = await findBySlugForVisitor('projects', slug, {
    depth: 2,
    // Without the testimonial's project, which is this one.
    populate: { testimonials: { quote: true, name: true, role: true, company: true } },
  })
  if (!project) return undefined
  const testimonial = populatedOne(project.testimonial)
  return {
    ...toProjectCard(project),
    seo: toSeo(project.meta, { title: project.title, description: project.summary }),
    ...pick(project, 'durationMonths', 'teamSize', 'platforms'),
    stack: project.stack ?? [],
    serviceLinks: pickEach(populated(project.services), 'slug', 'title'),
    challengeHtml: toHtml(project.challenge),
    approachHtml: toHtml(project.approach),
    resultHtml: toHtml(project.result),
    outcomes: pickEach(project.outcomes, 'value', 'label'),
    gallery: (project.gallery ?? []).flatMap(({ image, caption }) => {
      const picture = toPicture(image)
      return picture ? [{ image: picture, caption: caption ?? undefined }] : []
    }),
    testimonial: testimonial && pick(testimonial, 'quote', 'name', 'role', 'company'),
    team: populated(project.team).map(toPersonCard),
    /** Public URL of the finished work. */
    link: project.link ?? undefined,
    next: await nextProject(project),
  }
}

/** The next project in the list's order; after the last one, the first. */
async function nextProject(project: Project): Promise<ProjectCardContent | undefined> {
  const query = { limit: 1, depth: 1, sort: ['order', 'id'], select: projectCardFields }
  const place = project.order ?? 0
  const [after] = await findForVisitor('projects', {
    ...query,
    where: {
      and: [
        // Logically redundant, but lets PostgreSQL start at the right place of the index.
        { order: { greater_than_equal: place } },
        { or: [{ order: { greater_than: place } }, { id: { greater_than: project.id } }] },
      ],
    },
  })
  const [next] = after
    ? [after]
    : await findForVisitor('projects', { ...query, where: { id: { not_equals: project.id } } })
  return next && toProjectCard(next)
}
