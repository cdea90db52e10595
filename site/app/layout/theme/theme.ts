export type Theme = {
  name: 'light' | 'dark'
  displayName: 'Light Theme' | 'Dark Theme'
  isDark: boolean
}

export const lightTheme: Theme = { name: 'light', displayName: 'Light Theme', isDark: false }
export const darkTheme: Theme = { name: 'dark', displayName: 'Dark Theme', isDark: true }

/** The theme of a visitor who has not chosen. What the system prefers is not asked. */
export const defaultTheme = lightTheme

/** The theme of that name; anything else, or nothing, gives the default. */
export function themeNamed(name: string | null | undefined): Theme {
  return name === darkTheme.name ? darkTheme : defaultTheme
}

export const otherTheme = (theme: Theme): Theme => (theme.isDark ? lightTheme : darkTheme)
