import { defaultTheme, type Theme, themeNamed } from './theme.ts'

/** The key under which the choice is kept in local storage. */
export const storageKey = 'theme'

/**
 * The theme in force. The `dark` class of the body is the truth: the script that restores the theme
 * before the first paint sets it, long before this module runs.
 */
export function currentTheme(): Theme {
  return themeNamed(document.body.classList.contains('dark') ? 'dark' : 'light')
}

/** Puts a theme in force and remembers it, where the browser allows that. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme.name)
  } catch {
    // Storage is blocked or full: the choice holds for this page only.
  }
  applyTheme(theme)
}

/** For `useSyncExternalStore`: calls back when the theme changes, here or in another tab. */
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

/** What the server renders. */
export const serverTheme = () => defaultTheme

const listeners = new Set<() => void>()

function applyTheme(theme: Theme): void {
  document.body.classList.toggle('dark', theme.isDark)
  // Colours that fade would be seen on those that do not.
  for (const fading of document.getAnimations()) {
    if (fading instanceof CSSTransition) fading.finish()
  }
  colourBrowser(theme)
  for (const changed of listeners) changed()
}

/**
 * Colours the browser's own bar. The page's `theme-color` is the light one; for the dark theme
 * another is put before it, which browsers then prefer.
 */
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
