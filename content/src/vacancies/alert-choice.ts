import type { Career, JobAlert } from '../payload-types.ts'

export type Workplace = Career['workplace']

/** What somebody wants to hear of; an empty list means all. */
export type AlertChoice = { departments: number[]; workplaces: Workplace[] }

/** Whether a vacancy is among what somebody wants to hear of. */
export function isWanted(
  { departments, workplaces }: AlertChoice,
  vacancy: { department: number; workplace: Workplace },
): boolean {
  return (
    (departments.length === 0 || departments.includes(vacancy.department)) &&
    (workplaces.length === 0 || workplaces.includes(vacancy.workplace))
  )
}

/** The choice in a stored alert, whether or not its departments were read along. */
export function choiceOf({
  departments,
  workplaces,
}: Pick<JobAlert, 'departments' | 'workplaces'>): AlertChoice {
  return { departments: (departments ?? []).map(idOf), workplaces: workplaces ?? [] }
}

/** The id of a document, read along or not. */
export function idOf(document: number | { id: number }): number {
  return typeof document === 'number' ? document : document.id
}
