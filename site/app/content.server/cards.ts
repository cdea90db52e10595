import type { Employee, Project } from '@vitrina/content/payload-types.ts'
import { foreignLanguage, pick, select, toPicture } from './fields.ts'

/** Fields that `toProjectCard` needs; query with depth 1. */
export const projectCardFields = select('slug', 'title', 'summary', 'client', 'cover', 'outcomes')

export type ProjectCardContent = ReturnType<typeof toProjectCard>

export function toProjectCard(project: Pick<Project, keyof typeof projectCardFields>) {
  const outcome = project.outcomes?.[0]
  return {
    ...pick(project, 'slug', 'title', 'summary', 'client'),
    lang: foreignLanguage(project),
    cover: toPicture(project.cover),
    /** Its first figure. */
    outcome: outcome && pick(outcome, 'value', 'label'),
  }
}

/** Fields that `toPersonCard` needs; query with depth 1. */
export const personCardFields = select('slug', 'name', 'role', 'portrait')

/** A team member in a list. */
export type PersonCardContent = ReturnType<typeof toPersonCard>

export function toPersonCard(employee: Pick<Employee, keyof typeof personCardFields>) {
  return {
    ...pick(employee, 'slug', 'name', 'role'),
    lang: foreignLanguage(employee),
    portrait: toPicture(employee.portrait),
  }
}
