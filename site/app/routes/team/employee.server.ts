import { employeePath } from '@vitrina/content/paths.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import type { Where } from 'payload'
import { projectCardFields, toPersonCard, toProjectCard } from '~/content.server/cards.ts'
import { type ContentOf, pick, populatedOne, select, toSeo } from '~/content.server/fields.ts'
import { beyond, findBySlugForVisitor, findForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { breadcrumbs, profilePage, teamCrumb } from '~/content.server/structured-data.ts'
import { companyDay } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'
import { findArticleRows } from '~/routes/insights/insights.server.ts'
import { movedOrMissing } from '~/routes/not-found/not-found.server.ts'
import { listedVacancyFields, listVacancy } from '~/routes/vacancies/format-vacancy.server.ts'

export type EmployeeContent = ContentOf<typeof getEmployee>

/** The page of one team member. @throws a redirect when there is none with that slug. */
export async function getEmployee(slug: string) {
  const employee = await findBySlugForVisitor('employees', slug, { depth: 1 })
  if (!employee) throw await movedOrMissing(employeePath(slug))
  const neighbour = async (where: Where, ...sort: string[]) => {
    const fields = select('slug', 'name', 'role')
    const [found] = await findForVisitor('employees', { where, sort, limit: 1, select: fields })
    return found && pick(found, 'slug', 'name', 'role')
  }
  const today = await companyDay()
  const [projects, vacancies, articles, previous, next] = await Promise.all([
    findForVisitor('projects', {
      where: { team: { contains: employee.id } },
      limit: 12,
      depth: 1,
      sort: ['-year', 'order'],
      select: projectCardFields,
    }),
    findForVisitor('vacancies', {
      where: { and: [openVacancies(today), { recruiter: { equals: employee.id } }] },
      limit: 12,
      depth: 1,
      sort: '-postedOn',
      select: listedVacancyFields,
    }),
    findArticleRows({ author: { equals: employee.id } }),
    neighbour(beyond(employee, 'less_than'), '-order', '-id'),
    neighbour(beyond(employee), 'order', 'id'),
  ])
  const department = populatedOne(employee.department)
  const person = {
    ...toPersonCard(employee),
    skills: employee.skills ?? [],
    languages: (employee.languages ?? []).map(({ language, level }) => ({
      language,
      level: m[`employee_level_${level}`](),
    })),
    links: (employee.links ?? []).map(({ kind, url }) => ({
      label: m[`employee_link_${kind}`](),
      url,
    })),
  }
  return {
    ...person,
    seo: toSeo(
      {
        ...employee,
        meta: { ...employee.meta, image: employee.meta?.image ?? employee.portrait },
      },
      { title: employee.name, description: employee.summary },
      breadcrumbs(teamCrumb(), { name: employee.name, path: employeePath(employee.slug) }),
      profilePage(person),
    ),
    department: department && pick(department, 'slug', 'title'),
    bioHtml: toHtml(employee.bio),
    joinedIn: employee.joinedIn,
    projects: projects.map(toProjectCard),
    vacancies: vacancies.map(listVacancy),
    articles,
    previous,
    next,
  }
}
