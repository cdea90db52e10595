import { NavLink } from 'react-router'
import type { LayoutContent } from '~/content.server/layout.ts'
import { usePrefetch } from '~/ui/action/use-prefetch.ts'

type Props = { menu: LayoutContent['menu']; onChoose?: () => void }

/**
 * The menu items. The item of the current section gets `aria-current="page"`; home only on the home
 * page itself, because every path starts with its slash.
 */
export function MenuLinks({ menu, onChoose }: Props) {
  const prefetch = usePrefetch()
  return (
    <ul>
      {menu.map(({ label, route }) => (
        <li key={route}>
          <NavLink
            to={route}
            end={route === '/'}
            prefetch={prefetch}
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
