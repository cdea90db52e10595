import { draftKey } from './has-draft.ts'

/** What stood in a form: names and values of its controls, as a form sends them. */
export type Draft = Array<[name: string, value: string]>

/** Older ones are no help any more, and nobody's computer should keep them. */
const longest = 7 * 24 * 60 * 60 * 1000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft of a form in this browser; `undefined` without one, and when it is too old. */
export function readDraft(form: string, store: Store, now = Date.now()): Draft | undefined {
  try {
    const { savedAt, draft } = JSON.parse(store.getItem(draftKey(form)) ?? '{}')
    if (typeof savedAt === 'number' && now - savedAt <= longest && Array.isArray(draft)) {
      return draft
    }
    store.removeItem(draftKey(form))
  } catch {
    // Without storage, or with something else in it, there is no draft.
  }
  return undefined
}

export function keepDraft(form: string, draft: Draft, store: Store, now = Date.now()): void {
  try {
    store.setItem(draftKey(form), JSON.stringify({ savedAt: now, draft }))
  } catch {
    // The browser keeps nothing, or has no space.
  }
}

/** To be called once what was typed has been received. */
export function forgetDraft(form: string, store?: Store): void {
  try {
    ;(store ?? localStorage).removeItem(draftKey(form))
  } catch {
    // There was none, then.
  }
}
