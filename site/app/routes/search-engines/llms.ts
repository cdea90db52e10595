import {
  allPages,
  articlePath,
  employeePath,
  homePath,
  projectPath,
  servicesPath,
  vacancyPath,
  withSearch,
} from '@vitrina/content/paths.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import { select } from '~/content.server/fields.ts'
import { findForVisitor, findGlobalForVisitor } from '~/content.server/payload.ts'
import { urlOf } from '~/content.server/structured-data.ts'
import { companyDay, getLayoutOrStale } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'

/** Documents listed of each kind. */
const limit = 200

/** What the site has, for assistants (https://llmstxt.org); each link leads to Markdown. */
export async function loader() {
  const today = await companyDay()
  const [{ company }, pages, services, projects, vacancies, articles, team] = await Promise.all([
    getLayoutOrStale(),
    listPages(),
    findForVisitor('services', {
      limit,
      sort: 'order',
      select: select('slug', 'title', 'summary'),
    }),
    findForVisitor('projects', {
      limit,
      sort: 'order',
      select: select('slug', 'title', 'summary'),
    }),
    findForVisitor('vacancies', {
      where: openVacancies(today),
      limit,
      sort: '-postedOn',
      select: select('slug', 'title', 'summary'),
    }),
    findForVisitor('articles', {
      limit,
      sort: '-publishedOn',
      select: select('slug', 'title', 'summary'),
    }),
    findForVisitor('employees', { limit, sort: 'order', select: select('slug', 'name', 'role') }),
  ])
  const sections = {
    [m.not_found_pages()]: pages,
    [m.project_breadcrumb_services()]: services.map(({ slug, ...service }) => ({
      ...service,
      url: urlOf(withSearch(`${servicesPath}.md`, { service: slug })),
    })),
    [m.project_feed_title()]: projects.map(({ slug, ...project }) => ({
      ...project,
      url: file(projectPath(slug)),
    })),
    [m.careers_feed_title()]: vacancies.map(({ slug, ...vacancy }) => ({
      ...vacancy,
      url: file(vacancyPath(slug)),
    })),
    [m.insights_title()]: articles.map(({ slug, ...article }) => ({
      ...article,
      url: file(articlePath(slug)),
    })),
    [m.employee_breadcrumb()]: team.map(({ slug, name, role }) => ({
      title: name,
      summary: role,
      url: file(employeePath(slug)),
    })),
  }
  const parts = Object.entries(sections)
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => `## ${title}\n\n${entries.map(toLine).join('\n')}\n`)
  const text = [`# ${company.name}\n`, `> ${company.tagline}\n`, ...parts].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

type Entry = { title: string; summary?: string | null; url: string }

const toLine = ({ title, summary, url }: Entry) =>
  `- [${title}](${url})${summary ? `: ${summary.replace(/\s+/g, ' ')}` : ''}`

/** The URL of a page as Markdown. */
const file = (path: string) => urlOf(path === homePath ? '/index.md' : `${path}.md`)

async function listPages(): Promise<Entry[]> {
  const found = allPages().flatMap(({ path, global, personal }) =>
    global && personal !== true ? [{ path, global }] : [],
  )
  const entries = found.map(async ({ path, global }) => {
    const content = await findGlobalForVisitor(global as 'services-page')
    const { title, description } = content?.meta ?? {}
    return content ? [{ title: title ?? path, summary: description, url: file(path) }] : []
  })
  return (await Promise.all(entries)).flat()
}
