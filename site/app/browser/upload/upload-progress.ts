/** Upload progress: the share of the bytes sent, 0 to 1. */
type UploadShare = number

let share: UploadShare | undefined
const listeners = new Set<() => void>()

/** Sets the progress of the upload; `undefined` when it has ended. */
export function setUploadShare(now: UploadShare | undefined): void {
  share = now
  for (const changed of listeners) changed()
}

/** The progress of the upload; `undefined` when no files are being sent. */
export const currentUploadShare = (): UploadShare | undefined => share

/** For `useSyncExternalStore`. */
export function subscribeToUpload(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
