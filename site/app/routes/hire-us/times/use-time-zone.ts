import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The time zone of the visitor's browser; `undefined` on the server and during hydration. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined,
    () => undefined,
  )
}
