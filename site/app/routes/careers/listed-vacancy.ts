import type { VacancyRowContent } from '~/content.server/cards.ts'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from '~/vacancy-labels.ts'
import { formatSalary } from './salary.ts'

/** A vacancy as a row of a list, in words. */
export type ListedVacancy = {
  slug: string
  title: string
  department: string
  /** Places, workplace, type and level. */
  details: string[]
  salary?: string
}

/** Puts a vacancy's row into words; see `formatSalary` for why on the server. */
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

/** The rows of each department, departments in the order of their first row. */
export function groupByDepartment(vacancies: ListedVacancy[]): OpeningGroup[] {
  const groups = Map.groupBy(vacancies, ({ department }) => department)
  return [...groups].map(([department, rows]) => ({ department, vacancies: rows }))
}
