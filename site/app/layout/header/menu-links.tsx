import { NavLink } from 'react-router'
import type { LayoutContent } from '~/content.server/layout.ts'

type Props = { menu: LayoutContent['menu']; onChoose?: () => void }

/**
 * The menu's items. The one whose section is shown is marked with `aria-current="page"`; home only
 * when home itself is shown, since every path begins with its slash.
 */
export function MenuLinks({ menu, onChoose }: Props) {
  return (
    <ul>
      {menu.map(({ label, route }) => (
        <li key={route}>
          <NavLink
            to={route}
            end={route === '/'}
            prefetch="intent"
            discover="none"
            onClick={onChoose}
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
