import { projectPath, servicesPath, workPath } from '@vitrina/content/paths.ts'
import type { Project } from '@vitrina/content/payload-types.ts'
import { projectCardFields, toPersonCard, toProjectCard } from '~/content.server/cards.ts'
import {
  type ContentOf,
  foreignLanguage,
  pick,
  pickEach,
  populated,
  populatedOne,
  select,
  toPicture,
  toSeo,
} from '~/content.server/fields.ts'
import { beyond, findBySlugForVisitor, findForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { breadcrumbs, creativeWork } from '~/content.server/structured-data.ts'
import { m } from '~/paraglide/messages.js'
import { findArticleRows } from '~/routes/insights/insights.server.ts'
import { movedOrMissing } from '~/routes/not-found/not-found.server.ts'
import { findableWork } from './services.server.ts'

export type ProjectContent = ContentOf<typeof getProject>

/** The page of one project. @throws a redirect when there is none with that slug. */
export async function getProject(slug: string) {
  const project = await findBySlugForVisitor('projects', slug, {
    depth: 2,
    // Without the testimonial's project, which is this one.
    populate: { testimonials: select('quote', 'name', 'role', 'company') },
  })
  if (!project) throw await movedOrMissing(projectPath(slug))
  const testimonial = populatedOne(project.testimonial)
  const shown = {
    ...pick(project, 'slug', 'title', 'summary', 'client', 'year'),
    cover: toPicture(project.cover),
    services: pickEach(populated(project.services), 'slug', 'title'),
    team: populated(project.team).map(toPersonCard),
  }
  const [findable, articles, next] = await Promise.all([
    findableWork(),
    findArticleRows({ projects: { contains: project.id } }),
    nextProject(project),
  ])
  /** With the path of the other projects that have it, if there are some. */
  const linked = (labels: string[]) =>
    labels.map((label) => {
      const view = findable.find((view) => view.name !== 'service' && view.label === label)
      return { label, path: view && workPath(view.filter) }
    })
  return {
    ...shown,
    lang: foreignLanguage(project),
    ...pick(project, 'durationMonths', 'teamSize', 'link'),
    industry: linked(project.industry ? [project.industry] : []),
    stack: linked(project.stack ?? []),
    platforms: project.platforms.map((platform) => m[`project_platform_${platform}`]()),
    seo: toSeo(
      project,
      { title: project.title, description: project.summary },
      breadcrumbs(
        { name: m.project_breadcrumb_services(), path: servicesPath },
        { name: project.title, path: projectPath(project.slug) },
      ),
      creativeWork(shown),
    ),
    challengeHtml: toHtml(project.challenge),
    approachHtml: toHtml(project.approach),
    resultHtml: toHtml(project.result),
    outcomes: pickEach(project.outcomes, 'value', 'label'),
    gallery: (project.gallery ?? []).flatMap(({ image, caption }) => {
      const picture = toPicture(image)
      return picture ? { image: picture, caption } : []
    }),
    testimonial: testimonial && {
      ...pick(testimonial, 'quote', 'name', 'role', 'company'),
      lang: foreignLanguage(testimonial),
    },
    articles,
    next,
  }
}

/** The next project in the list's order; after the last one, the first. */
async function nextProject(project: Project) {
  const query = { limit: 1, depth: 1, sort: ['order', 'id'], select: projectCardFields }
  const [after] = await findForVisitor('projects', { ...query, where: beyond(project) })
  const [next] = after
    ? [after]
    : await findForVisitor('projects', { ...query, where: { id: { not_equals: project.id } } })
  return next && toProjectCard(next)
}
