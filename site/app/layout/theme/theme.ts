import { useSyncExternalStore } from 'react'

export type Theme = {
  name: 'light' | 'dark'
  displayName: 'Light Theme' | 'Dark Theme'
  isDark: boolean
}

/** The theme of visitors who have not selected one. The system preference is ignored. */
const lightTheme: Theme = { name: 'light', displayName: 'Light Theme', isDark: false }
const darkTheme: Theme = { name: 'dark', displayName: 'Dark Theme', isDark: true }

/** The theme that theme.inline.ts has applied. */
export const currentTheme = (): Theme =>
  document.body.classList.contains('dark') ? darkTheme : lightTheme

function subscribe(changed: () => void): () => void {
  document.addEventListener('theme', changed)
  return () => document.removeEventListener('theme', changed)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => lightTheme)
}
