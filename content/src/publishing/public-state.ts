import type { SelectIncludeType } from 'payload'

/** The fields that decide whether and how visitors see a document; `null` without a document. */
export type PublicState = {
  _status?: unknown
  deletedAt?: string | null
  updatedAt?: string
} | null

type Config = { trash?: boolean; versions?: boolean | { drafts?: unknown } }

/** Whether changes can be saved without being public. */
export function hasDrafts({ versions }: Config): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

/** The fields of `PublicState` that a collection or global with drafts has. */
export function publicFields({ trash = false }: Config): SelectIncludeType {
  return { updatedAt: true, _status: true, ...(trash && { deletedAt: true }) }
}

/**
 * Whether a change affects what visitors see. The public row was written exactly when its
 * `updatedAt` differs, because drafts are stored elsewhere. (This holds only with drafts: without
 * them, saving just an array, as in the navigation, does not change `updatedAt`.)
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

/** Whether visitors see a document with drafts. */
export function isPublic(state: PublicState): boolean {
  return state?._status === 'published' && !state.deletedAt
}
