import { previewing } from './previewing.ts'

type Revision = {
  current: () => bigint | undefined
  certainty: () => 'known' | 'unsure' | 'out-of-reach'
}

let followed: Revision | undefined

/** Tells this process which revision the content has; without it, nothing is remembered. */
export function followRevision(revision: Revision): void {
  followed = revision
}

/**
 * A function that reads once and gives the same again until the content changes, for what stands
 * on every page. It reads each time while the revision is not known for sure, and for previews.
 */
export function untilContentChanges<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let last: { revision: bigint; result: Promise<Result> } | undefined
  return () => {
    const revision = followed?.certainty() === 'known' ? followed.current() : undefined
    if (revision === undefined || previewing.getStore()) return read()
    if (last?.revision === revision) return last.result
    const result = read()
    const reading = { revision, result }
    last = reading
    // What was read while the content changed may be of either revision.
    const forget = () => {
      if (last === reading) last = undefined
    }
    result.then(() => followed?.current() !== revision && forget(), forget)
    return result
  }
}
