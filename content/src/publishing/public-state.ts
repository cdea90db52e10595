import type { SelectIncludeType } from 'payload'

/** What decides whether and in which state visitors see a document; `null` when there is none. */
export type PublicState = {
  _status?: unknown
  deletedAt?: string | null
  updatedAt?: string
} | null

type Config = { trash?: boolean; versions?: boolean | { drafts?: unknown } }

/** Whether staff can save without visitors seeing it. */
export function hasDrafts({ versions }: Config): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

/** The fields of `PublicState` that a collection or global with drafts has. */
export function publicFields({ trash = false }: Config): SelectIncludeType {
  return { updatedAt: true, _status: true, ...(trash && { deletedAt: true }) }
}

/**
 * Whether visitors see something else after a change than before it. What they read was written
 * exactly when its date of change is another one, for a draft is kept elsewhere. (That is so for
 * what has drafts: saving a list and nothing else, as in the navigation, leaves the date alone.)
 *
 * @param before `undefined` when it is not known, which counts as changed.
 */
export function changesWhatVisitorsSee(
  before: PublicState | undefined,
  after: PublicState,
): boolean {
  if (before === undefined) return true
  if (!isPublic(before) && !isPublic(after)) return false
  return String(before?.updatedAt) !== String(after?.updatedAt)
}

function isPublic(state: PublicState): boolean {
  return state?._status === 'published' && !state.deletedAt
}
