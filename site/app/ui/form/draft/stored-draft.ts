/** The content of a form: names and values of its controls, as in a submission. */
export type Draft = Array<[name: string, value: string]>

/** In milliseconds; older drafts should not stay on the computer. */
const maxAge = 7 * 24 * 60 * 60 * 1000

const keyOf = (form: string) => `draft:${form}`

/** Whether this browser has a draft of a form, regardless of its age. */
export function hasDraft(form: string): boolean {
  try {
    return localStorage.getItem(keyOf(form)) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}

/** The draft of a form in this browser; `undefined` if there is none or it has expired. */
export function readDraft(form: string): Draft | undefined {
  try {
    const { savedAt, draft } = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}')
    if (typeof savedAt === 'number' && Date.now() - savedAt <= maxAge && Array.isArray(draft)) {
      return draft
    }
  } catch {
    // Storage is blocked, or the entry is invalid.
  }
  forgetDraft(form)
  return undefined
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ savedAt: Date.now(), draft }))
  } catch {
    // Storage is blocked or full.
  }
}

/** Deletes the draft. Call it once the submission is stored. */
export function forgetDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
