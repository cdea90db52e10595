import { projectFeedPath, projectPath, servicesPath } from '@vitrina/content/paths.ts'
import { select } from '~/content.server/fields.ts'
import { findForVisitor } from '~/content.server/payload.ts'
import { urlOf } from '~/content.server/structured-data.ts'
import { m } from '~/paraglide/messages.js'
import { feedText, newFeed } from './new-feed.server.ts'

/** The newest projects, as Atom. */
export async function loader() {
  const projects = await findForVisitor('projects', {
    limit: 50,
    sort: '-createdAt',
    select: select('slug', 'title', 'summary', 'createdAt', 'updatedAt'),
  })
  const feed = await newFeed({
    title: m.project_feed_title(),
    page: servicesPath,
    path: projectFeedPath,
    changes: projects.map(({ updatedAt }) => updatedAt),
  })
  for (const { slug, title, summary, createdAt, updatedAt } of projects) {
    const link = urlOf(projectPath(slug))
    const dates = { published: new Date(createdAt), date: new Date(updatedAt) }
    feed.addItem({
      ...{ id: link, link, ...dates },
      title: feedText(title),
      description: feedText(summary),
    })
  }
  return new Response(feed.atom1(), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
