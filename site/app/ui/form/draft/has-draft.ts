/** Under which name the browser keeps the draft of a form. */
export const draftKey = (form: string) => `draft:${form}`

/** Whether this browser has a draft of a form, whatever its age. */
export function hasDraft(form: string): boolean {
  try {
    return localStorage.getItem(draftKey(form)) !== null
  } catch {
    // Without storage there is none.
    return false
  }
}
