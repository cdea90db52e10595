import { useSyncExternalStore } from 'react'

export type Theme = {
  name: 'light' | 'dark'
  displayName: 'Light Theme' | 'Dark Theme'
  isDark: boolean
}

export const lightTheme: Theme = { name: 'light', displayName: 'Light Theme', isDark: false }
export const darkTheme: Theme = { name: 'dark', displayName: 'Dark Theme', isDark: true }

/** The theme of visitors who have not selected one. The system preference is ignored. */
const defaultTheme = lightTheme

/** Returns the theme with this name, or the default theme if the name is unknown or missing. */
export function themeNamed(name: string | null | undefined): Theme {
  return name === darkTheme.name ? darkTheme : defaultTheme
}

export const otherTheme = (theme: Theme): Theme => (theme.isDark ? lightTheme : darkTheme)

/** The local storage key of the selected theme. */
export const storageKey = 'theme'

/** The current theme: the body's class, which is set before the first paint and this module. */
export function currentTheme(): Theme {
  return themeNamed(document.body.classList.contains('dark') ? 'dark' : 'light')
}

/** Applies a theme and saves it if storage is available. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme.name)
  } catch {
    // Storage is blocked or full: the theme applies to this page only.
  }
  applyTheme(theme)
}

/** For `useSyncExternalStore`: calls back when the theme changes, in this tab or in another one. */
export function subscribeToTheme(changed: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === storageKey || event.key === null) applyTheme(themeNamed(event.newValue))
  }
  listeners.add(changed)
  addEventListener('storage', otherTab)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', otherTab)
  }
}

/** The theme that the server renders. */
const serverTheme = () => defaultTheme

const listeners = new Set<() => void>()

function applyTheme(theme: Theme): void {
  document.body.classList.toggle('dark', theme.isDark)
  // Finish colour transitions at once: not all colours have one, so the change would look uneven.
  for (const fading of document.getAnimations()) {
    if (fading instanceof CSSTransition) fading.finish()
  }
  colourBrowser(theme)
  for (const changed of listeners) changed()
}

/** Colours the toolbar: browsers prefer the dark `theme-color`, inserted before the light one. */
function colourBrowser({ isDark }: Theme): void {
  const dark = document.querySelector('meta[data-dark]')
  if (!isDark) dark?.remove()
  if (!isDark || dark) return
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = getComputedStyle(document.body).getPropertyValue('--paper').trim()
  meta.dataset.dark = ''
  document.head.prepend(meta)
}

/** Returns the current theme; rerenders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme, serverTheme)
}
