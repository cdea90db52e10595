/** The storage key of a form's draft. */
export const draftKey = (form: string) => `draft:${form}`

/** Whether this browser has a draft of a form, regardless of its age. */
export function hasDraft(form: string): boolean {
  try {
    return localStorage.getItem(draftKey(form)) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}
