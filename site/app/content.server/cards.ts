import type { Career, Employee, Project } from '@vitrina/content/payload-types.ts'
import type { PictureImage } from '~/ui/show/picture.tsx'
import { populated, populatedOne, toPicture } from './fields.ts'

/** A project in a list. */
export type ProjectCardContent = {
  slug: string
  title: string
  summary: string
  client: string
  industry: string
  year: number
  cover?: PictureImage
  /** Titles of its services. */
  services: string[]
  /** Its first figure. */
  outcome?: { value: string; label: string }
}

/** A team member in a list. */
export type PersonCardContent = {
  slug: string
  name: string
  role: string
  portrait?: PictureImage
}

/** A vacancy in a list. */
export type VacancyRowContent = {
  slug: string
  title: string
  summary: string
  department: { slug: string; title: string }
  locations: string[]
  workplace: Career['workplace']
  employmentType: Career['employmentType']
  seniority: Career['seniority']
  salary?: SalaryContent
  /** ISO dates. */
  postedOn: string
  closesOn?: string
}

/** A salary that may be shown publicly. */
export type SalaryContent = {
  min?: number
  max?: number
  currency: string
  period: 'month' | 'year' | 'hour'
}

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

export function toProjectCard(
  project: Pick<Project, keyof typeof projectCardFields>,
): ProjectCardContent {
  const outcome = project.outcomes?.[0]
  return {
    slug: project.slug,
    title: project.title,
    summary: project.summary,
    client: project.client,
    industry: project.industry,
    year: project.year,
    cover: toPicture(project.cover),
    services: populated(project.services).map(({ title }) => title),
    outcome: outcome ? { value: outcome.value, label: outcome.label } : undefined,
  }
}

/** Fields that `toPersonCard` needs; query with depth 1. */
export const personCardFields = { slug: true, name: true, role: true, portrait: true } as const

export function toPersonCard(
  employee: Pick<Employee, keyof typeof personCardFields>,
): PersonCardContent {
  const { slug, name, role } = employee
  return { slug, name, role, portrait: toPicture(employee.portrait) }
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

export function toVacancyRow(
  career: Pick<Career, keyof typeof vacancyRowFields>,
): VacancyRowContent {
  const department = populatedOne(career.department)
  return {
    slug: career.slug,
    title: career.title,
    summary: career.summary,
    department: { slug: department?.slug ?? '', title: department?.title ?? '' },
    locations: career.locations ?? [],
    workplace: career.workplace,
    employmentType: career.employmentType,
    seniority: career.seniority,
    salary: toSalary(career.salary),
    postedOn: career.postedOn,
    closesOn: career.closesOn ?? undefined,
  }
}

function toSalary(salary: Career['salary'] | undefined): SalaryContent | undefined {
  if (!salary?.shown || (salary.min == null && salary.max == null)) return undefined
  return {
    min: salary.min ?? undefined,
    max: salary.max ?? undefined,
    currency: salary.currency ?? 'EUR',
    period: salary.period ?? 'month',
  }
}
