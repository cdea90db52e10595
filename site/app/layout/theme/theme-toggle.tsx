import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { otherTheme } from './theme.ts'
import { chooseTheme, currentTheme } from './theme-store.ts'
import { useTheme } from './use-theme.ts'

/**
 * Switches between the light and the dark theme. CSS selects the icon and the label by the body's
 * class, so both are correct before hydration.
 */
export function ThemeToggle() {
  useTheme()
  return (
    <button
      type="button"
      className="theme-toggle icon-button"
      data-wake=""
      onClick={() => chooseTheme(otherTheme(currentTheme()))}
    >
      <span className="in-light">
        <Icon name="moon" />
        <span className="visually-hidden">{m.theme_switch_to_dark()}</span>
      </span>
      <span className="in-dark">
        <Icon name="sun" />
        <span className="visually-hidden">{m.theme_switch_to_light()}</span>
      </span>
    </button>
  )
}
