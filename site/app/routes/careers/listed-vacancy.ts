import type { VacancyRowContent } from '~/content.server/cards.ts'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from '~/vacancy-labels.ts'
import { formatSalary } from './salary.ts'

/** A vacancy as a list row, with formatted texts. */
export type ListedVacancy = {
  slug: string
  title: string
  department: string
  /** Locations, workplace, type and level. */
  details: string[]
  salary?: string
}

/** Formats a vacancy as a list row. Server only, see `formatSalary`. */
export function listVacancy(vacancy: VacancyRowContent): ListedVacancy {
  return {
    slug: vacancy.slug,
    title: vacancy.title,
    department: vacancy.department.title,
    details: [
      ...vacancy.locations,
      workplaceLabels[vacancy.workplace](),
      employmentTypeLabels[vacancy.employmentType](),
      seniorityLabels[vacancy.seniority](),
    ],
    salary: vacancy.salary && formatSalary(vacancy.salary),
  }
}

export type OpeningGroup = { department: string; vacancies: ListedVacancy[] }

/** Groups the rows by department, in the order of each department's first row. */
export function groupByDepartment(vacancies: ListedVacancy[]): OpeningGroup[] {
  const groups = Map.groupBy(vacancies, ({ department }) => department)
  return [...groups].map(([department, rows]) => ({ department, vacancies: rows }))
}
