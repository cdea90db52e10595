import type { Employee } from '@vitrina/content/payload-types.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import type { Where } from 'payload'
import {
  projectCardFields,
  toPersonCard,
  toProjectCard,
  toVacancyRow,
  vacancyRowFields,
} from '~/content.server/cards.ts'
import { type ContentOf, pick, pickEach, populatedOne, toSeo } from '~/content.server/fields.ts'
import { findBySlugForVisitor, findForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { companyDay } from '~/layout/layout.server.ts'

export type EmployeeContent = ContentOf<typeof getEmployee>

/** The page of one team member; `undefined` when there is none with that slug. */
export async function getEmployee(slug: string) {
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
    ...toPersonCard(employee),
    seo: toSeo(
      { ...employee.meta, image: employee.meta?.image ?? employee.portrait },
      { title: employee.name, description: employee.summary },
    ),
    summary: employee.summary,
    department: department && pick(department, 'slug', 'title'),
    bioHtml: toHtml(employee.bio),
    skills: employee.skills ?? [],
    languages: pickEach(employee.languages, 'language', 'level'),
    links: pickEach(employee.links, 'kind', 'url'),
    joinedIn: employee.joinedIn ?? undefined,
    projects: projects.map(toProjectCard),
    vacancies: vacancies.map(toVacancyRow),
    previous,
    next,
  }
}

/** The previous or next team member in the team's order; none at either end. */
async function neighbour({ id, order }: Employee, side: 'before' | 'after') {
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
  return found && pick(found, 'slug', 'name', 'role')
}

async function openVacanciesOf(recruiter: Employee) {
  return findForVisitor('vacancies', {
    where: { and: [openVacancies(await companyDay()), { recruiter: { equals: recruiter.id } }] },
    limit: 12,
    depth: 1,
    sort: '-postedOn',
    select: vacancyRowFields,
  })
}
