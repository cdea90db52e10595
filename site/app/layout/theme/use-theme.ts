import { useSyncExternalStore } from 'react'
import type { Theme } from './theme.ts'
import { currentTheme, serverTheme, subscribeToTheme } from './theme-store.ts'

/** Returns the current theme; rerenders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme, serverTheme)
}
