import { projectFeedPath, projectPath, servicesPath } from '@vitrina/content/paths.ts'
import { select } from '~/content.server/fields.ts'
import { findForVisitor, indexable } from '~/content.server/payload.ts'
import { m } from '~/paraglide/messages.js'
import { newFeed, respond } from './new-feed.server.ts'

export async function loader() {
  const projects = await findForVisitor('projects', {
    where: indexable,
    limit: 50,
    sort: '-createdAt',
    select: select('slug', 'title', 'summary', 'createdAt', 'updatedAt'),
  })
  const feed = await newFeed({
    title: m.project_feed_title(),
    page: servicesPath,
    path: projectFeedPath,
    entries: projects.map(({ slug, createdAt, updatedAt, ...project }) => ({
      ...project,
      path: projectPath(slug),
      published: createdAt,
      changed: updatedAt,
    })),
  })
  return respond('application/atom+xml', feed.atom1())
}
