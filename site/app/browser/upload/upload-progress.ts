/** How far files are on their way: the share of the bytes that have left the browser, 0 to 1. */
export type UploadShare = number

let share: UploadShare | undefined
const listeners = new Set<() => void>()

/** Says how far an upload is; `undefined` when it has ended. */
export function tellUploadShare(now: UploadShare | undefined): void {
  share = now
  for (const changed of listeners) changed()
}

/** `undefined` as long as no files are being sent. */
export const currentUploadShare = (): UploadShare | undefined => share

/** For `useSyncExternalStore`. */
export function subscribeToUpload(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
