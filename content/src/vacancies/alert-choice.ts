import type { JobAlert, Vacancy } from '../payload-types.ts'

export type Workplace = Vacancy['workplace']

export const workplaceOptions = [
  { label: 'On-site', value: 'on-site' },
  { label: 'Hybrid', value: 'hybrid' },
  { label: 'Remote', value: 'remote' },
] satisfies { label: string; value: Workplace }[]

export const workplaces: readonly Workplace[] = workplaceOptions.map(({ value }) => value)

/** The vacancies that a subscriber wants; an empty list means all. */
export type AlertChoice = { departments: number[]; workplaces: Workplace[] }

export function isWanted(
  { departments, workplaces }: AlertChoice,
  vacancy: { department: number; workplace: Workplace },
): boolean {
  return (
    (departments.length === 0 || departments.includes(vacancy.department)) &&
    (workplaces.length === 0 || workplaces.includes(vacancy.workplace))
  )
}

/** The choice in a stored alert, whether or not its departments are populated. */
export function choiceOf({
  departments,
  workplaces,
}: Pick<JobAlert, 'departments' | 'workplaces'>): AlertChoice {
  return { departments: (departments ?? []).map(idOf), workplaces: workplaces ?? [] }
}

/** The id of a document, populated or not. */
export function idOf(document: number | { id: number }): number {
  return typeof document === 'number' ? document : document.id
}
