export type Theme = {
  name: 'light' | 'dark'
  displayName: 'Light Theme' | 'Dark Theme'
  isDark: boolean
}

export const lightTheme: Theme = { name: 'light', displayName: 'Light Theme', isDark: false }
export const darkTheme: Theme = { name: 'dark', displayName: 'Dark Theme', isDark: true }

/** The theme of visitors who have not selected one. The system preference is ignored. */
export const defaultTheme = lightTheme

/** Returns the theme with this name, or the default theme if the name is unknown or missing. */
export function themeNamed(name: string | null | undefined): Theme {
  return name === darkTheme.name ? darkTheme : defaultTheme
}

export const otherTheme = (theme: Theme): Theme => (theme.isDark ? lightTheme : darkTheme)
