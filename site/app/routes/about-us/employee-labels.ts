import type { EmployeeContent } from '~/content.server/employee.ts'
import { m } from '~/paraglide/messages.js'

type Level = EmployeeContent['languages'][number]['level']
type LinkKind = EmployeeContent['links'][number]['kind']

/** Labels of an employee's language levels. */
export const languageLevelLabels: Record<Level, () => string> = {
  native: m.employee_level_native,
  fluent: m.employee_level_fluent,
  working: m.employee_level_working,
  basic: m.employee_level_basic,
}

/** Labels of the links to an employee's profiles on other sites. */
export const linkLabels: Record<LinkKind, () => string> = {
  linkedin: m.employee_link_linkedin,
  github: m.employee_link_github,
  dribbble: m.employee_link_dribbble,
  website: m.employee_link_website,
}
