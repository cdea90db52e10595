import type { Employee, Project, Vacancy } from '@vitrina/content/payload-types.ts'
import { pick, populated, populatedOne, toPicture } from './fields.ts'

/** Fields that `toProjectCard` needs; query with depth 1. */
export const projectCardFields = {
  slug: true,
  title: true,
  summary: true,
  client: true,
  industry: true,
  year: true,
  cover: true,
  services: true,
  outcomes: true,
} as const

/** A project in a list. */
export type ProjectCardContent = ReturnType<typeof toProjectCard>

export function toProjectCard(project: Pick<Project, keyof typeof projectCardFields>) {
  const outcome = project.outcomes?.[0]
  return {
    ...pick(project, 'slug', 'title', 'summary', 'client', 'industry', 'year'),
    cover: toPicture(project.cover),
    services: populated(project.services).map(({ title }) => title),
    /** Its first figure. */
    outcome: outcome && pick(outcome, 'value', 'label'),
  }
}

/** Fields that `toPersonCard` needs; query with depth 1. */
export const personCardFields = { slug: true, name: true, role: true, portrait: true } as const

/** A team member in a list. */
export type PersonCardContent = ReturnType<typeof toPersonCard>

export function toPersonCard(employee: Pick<Employee, keyof typeof personCardFields>) {
  return { ...pick(employee, 'slug', 'name', 'role'), portrait: toPicture(employee.portrait) }
}

/** Fields that `toVacancyRow` needs; query with depth 1. */
export const vacancyRowFields = {
  slug: true,
  title: true,
  summary: true,
  department: true,
  locations: true,
  workplace: true,
  employmentType: true,
  seniority: true,
  salary: true,
  postedOn: true,
  closesOn: true,
} as const

/** A vacancy in a list; dates are ISO dates. */
export type VacancyRowContent = ReturnType<typeof toVacancyRow>

export function toVacancyRow(career: Pick<Vacancy, keyof typeof vacancyRowFields>) {
  const department = populatedOne(career.department)
  return {
    ...pick(career, 'slug', 'title', 'summary', 'workplace', 'employmentType', 'seniority'),
    department: { slug: department?.slug ?? '', title: department?.title ?? '' },
    locations: career.locations ?? [],
    salary: toSalary(career.salary),
    postedOn: career.postedOn,
    closesOn: career.closesOn ?? undefined,
  }
}

/** A salary that may be shown publicly. */
export type SalaryContent = {
  min?: number
  max?: number
  currency: string
  period: 'month' | 'year' | 'hour'
}

function toSalary(salary: Vacancy['salary'] | undefined): SalaryContent | undefined {
  if (!salary?.shown || (salary.min == null && salary.max == null)) return undefined
  return {
    min: salary.min ?? undefined,
    max: salary.max ?? undefined,
    currency: salary.currency ?? 'EUR',
    period: salary.period ?? 'month',
  }
}
