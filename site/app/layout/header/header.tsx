import type { LayoutContent } from '~/content.server/layout.ts'
import { m } from '~/paraglide/messages.js'
import { CompanyMark } from '../company-mark.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { HeaderActions } from './header-actions.tsx'
import { MenuLinks } from './menu-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'

type Props = Pick<LayoutContent, 'company' | 'menu'>

/** Company, menu and actions; below 1024 px the menu and the actions move into a panel. */
export function Header({ company, menu }: Props) {
  return (
    <header className="header">
      <div className="header-row container">
        <CompanyMark company={company} />
        <nav className="header-menu" aria-label={m.header_menu()}>
          <MenuLinks menu={menu} />
        </nav>
        <div className="header-actions">
          <HeaderActions employeePortal={company.employeePortal} />
        </div>
        <ThemeToggle />
        <MobileMenu menu={menu} employeePortal={company.employeePortal} />
      </div>
    </header>
  )
}
