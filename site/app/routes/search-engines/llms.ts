import {
  allPages,
  articlePath,
  employeePath,
  homePath,
  pagePath,
  projectPath,
  servicesPath,
  vacancyPath,
  withSearch,
} from '@vitrina/content/paths.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import type { Where } from 'payload'
import { select } from '~/content.server/fields.ts'
import { findForVisitor, findGlobalForVisitor, indexable } from '~/content.server/payload.ts'
import { urlOf } from '~/content.server/structured-data.ts'
import { companyDay, getLayoutOrStale } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'

const limit = 200

/** What the site has, for assistants (https://llmstxt.org); each link leads to Markdown. */
export async function loader() {
  const open = openVacancies(await companyDay())
  const [{ company }, pages, services, projects, vacancies, articles, team] = await Promise.all([
    getLayoutOrStale(),
    listPages(),
    list('services', 'order', (service) => withSearch(`${servicesPath}.md`, { service })),
    list('projects', 'order', (slug) => file(projectPath(slug))),
    list('vacancies', '-postedOn', (slug) => file(vacancyPath(slug)), open),
    list('articles', '-publishedOn', (slug) => file(articlePath(slug))),
    listTeam(),
  ])
  const sections = {
    [m.not_found_pages()]: pages,
    [m.project_breadcrumb_services()]: services,
    [m.project_feed_title()]: projects,
    [m.careers_feed_title()]: vacancies,
    [m.insights_title()]: articles,
    [m.employee_breadcrumb()]: team,
  }
  const parts = Object.entries(sections)
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => `## ${title}\n\n${entries.map(toLine).join('\n')}\n`)
  const contacts = company.contactLines.map(({ title }) => `- ${title}\n`).join('')
  const contact = contacts && `## ${m.footer_contact()}\n\n${contacts}`
  const all = [`# ${company.name}\n`, `> ${company.tagline}\n`, contact, ...parts]
  return new Response(all.filter(Boolean).join('\n'))
}

type Entry = { title: string; summary?: string | null; path: string }

const toLine = ({ title, summary, path }: Entry) =>
  `- [${title}](${urlOf(path)})${summary ? `: ${summary.replace(/\s+/g, ' ')}` : ''}`

const file = (path: string) => (path === homePath ? '/index.md' : `${path}.md`)

async function list(
  collection: 'pages' | 'services' | 'projects' | 'vacancies' | 'articles',
  sort: string,
  pathOf: (slug: string) => string,
  where: Where = {},
): Promise<Entry[]> {
  const fields = select('slug', 'title', 'summary')
  const and = [indexable, where]
  const found = await findForVisitor(collection, { where: { and }, limit, sort, select: fields })
  return found.map(({ slug, title, summary }) => ({ title, summary, path: pathOf(slug) }))
}

async function listTeam(): Promise<Entry[]> {
  const fields = select('slug', 'name', 'role')
  const where = indexable
  const team = await findForVisitor('employees', { where, limit, sort: 'order', select: fields })
  return team.map(({ slug, name, role }) => ({
    title: name,
    summary: role,
    path: file(employeePath(slug)),
  }))
}

async function listPages(): Promise<Entry[]> {
  const found = allPages().flatMap(({ path, global, personal }) =>
    global && personal !== true ? [{ path, global }] : [],
  )
  const entries = found.map(async ({ path, global }) => {
    const content = await findGlobalForVisitor(global as 'services-page')
    const { title, description } = content?.meta ?? {}
    return content ? [{ title: title ?? path, summary: description, path: file(path) }] : []
  })
  const freePages = list('pages', 'title', (slug) => file(pagePath(slug)))
  return (await Promise.all([...entries, freePages])).flat()
}
