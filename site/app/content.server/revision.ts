import { previewing } from './previewing.ts'

type Revision = {
  current: () => bigint | undefined
  certainty: () => 'known' | 'unsure' | 'out-of-reach'
}

let followed: Revision | undefined

/** Sets the source of the content revision; without one, nothing is memoized. */
export function followRevision(revision: Revision): void {
  followed = revision
}

/**
 * Memoizes a read until the content changes, for content shown on every page. Reads every time
 * while the revision is not certain, and for previews.
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
    // A read during a content change may return either revision.
    const forget = () => {
      if (last === reading) last = undefined
    }
    result.then(() => followed?.current() !== revision && forget(), forget)
    return result
  }
}
