import { draftKey } from './has-draft.ts'

/** The content of a form: names and values of its controls, as in a submission. */
export type Draft = Array<[name: string, value: string]>

/**
 * Maximum age in milliseconds: older drafts are no longer useful and should not stay on the
 * computer.
 */
const maxAge = 7 * 24 * 60 * 60 * 1000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft of a form in this browser; `undefined` if there is none or it has expired. */
export function readDraft(form: string, store: Store, now = Date.now()): Draft | undefined {
  try {
    const { savedAt, draft } = JSON.parse(store.getItem(draftKey(form)) ?? '{}')
    if (typeof savedAt === 'number' && now - savedAt <= maxAge && Array.isArray(draft)) {
      return draft
    }
    store.removeItem(draftKey(form))
  } catch {
    // Storage is blocked, or the entry is invalid.
  }
  return undefined
}

export function saveDraft(form: string, draft: Draft, store: Store, now = Date.now()): void {
  try {
    store.setItem(draftKey(form), JSON.stringify({ savedAt: now, draft }))
  } catch {
    // Storage is blocked or full.
  }
}

/** Deletes the draft. Call it once the submission is stored. */
export function forgetDraft(form: string, store?: Store): void {
  try {
    ;(store ?? localStorage).removeItem(draftKey(form))
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
