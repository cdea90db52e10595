import type { Employee } from '@vitrina/content/payload-types.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import type { Where } from 'payload'
import {
  type PersonCardContent,
  type ProjectCardContent,
  projectCardFields,
  toProjectCard,
  toVacancyRow,
  type VacancyRowContent,
  vacancyRowFields,
} from '../../content.server/cards.ts'
import { type PageSeo, populatedOne, toPicture, toSeo } from '../../content.server/fields.ts'
import { findBySlugForVisitor, findForVisitor } from '../../content.server/payload.ts'
import { toHtml } from '../../content.server/rich-text.ts'
import { companyDay } from '../../layout/layout.server.ts'

type Level = NonNullable<Employee['languages']>[number]['level']
type LinkKind = NonNullable<Employee['links']>[number]['kind']

export type EmployeeContent = PersonCardContent & {
  seo: PageSeo
  summary: string
  department?: { slug: string; title: string }
  bioHtml: string
  skills: string[]
  languages: Array<{ language: string; level: Level }>
  links: Array<{ kind: LinkKind; url: string }>
  joinedIn?: number
  projects: ProjectCardContent[]
  vacancies: VacancyRowContent[]
  previous?: Neighbour
  next?: Neighbour
}

type Neighbour = { slug: string; name: string; role: string }

/** The page of one team member; `undefined` when there is none with that slug. */
export async function getEmployee(slug: string): Promise<EmployeeContent | undefined> {
  const employee = await findBySlugForVisitor('employees', slug, { depth: 1 })
  if (!employee) return undefined
  const [projects, vacancies, previous, next] = await Promise.all([
    findForVisitor('projects', {
      where: { team: { contains: employee.id } },
      limit: 12,
      depth: 1,
      sort: ['-year', 'order'],
      select: projectCardFields,
    }),
    openVacanciesOf(employee),
    neighbour(employee, 'before'),
    neighbour(employee, 'after'),
  ])
  const department = populatedOne(employee.department)
  return {
    slug: employee.slug,
    name: employee.name,
    role: employee.role,
    portrait: toPicture(employee.portrait),
    seo: toSeo(
      { ...employee.meta, image: employee.meta?.image ?? employee.portrait },
      { title: employee.name, description: employee.summary },
    ),
    summary: employee.summary,
    department: department && { slug: department.slug, title: department.title },
    bioHtml: toHtml(employee.bio),
    skills: employee.skills ?? [],
    languages: (employee.languages ?? []).map(({ language, level }) => ({ language, level })),
    links: (employee.links ?? []).map(({ kind, url }) => ({ kind, url })),
    joinedIn: employee.joinedIn ?? undefined,
    projects: projects.map(toProjectCard),
    vacancies: vacancies.map(toVacancyRow),
    previous,
    next,
  }
}

/** The previous or next team member in the team's order; none at either end. */
async function neighbour(
  { id, order }: Employee,
  side: 'before' | 'after',
): Promise<Neighbour | undefined> {
  const beyond = side === 'before' ? 'less_than' : 'greater_than'
  const place = order ?? 0
  const where: Where = {
    and: [
      // Logically redundant, but lets PostgreSQL start at the right place of the index.
      { order: { [`${beyond}_equal`]: place } },
      { or: [{ order: { [beyond]: place } }, { id: { [beyond]: id } }] },
    ],
  }
  const [found] = await findForVisitor('employees', {
    where,
    limit: 1,
    sort: side === 'before' ? ['-order', '-id'] : ['order', 'id'],
    select: { slug: true, name: true, role: true },
  })
  return found && { slug: found.slug, name: found.name, role: found.role }
}

async function openVacanciesOf(recruiter: Employee) {
  return findForVisitor('careers', {
    where: { and: [openVacancies(await companyDay()), { recruiter: { equals: recruiter.id } }] },
    limit: 12,
    depth: 1,
    sort: '-postedOn',
    select: vacancyRowFields,
  })
}
