import { homePath } from '@vitrina/content/paths.ts'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { LanguageMenu } from './languages.tsx'
import type { LayoutContent } from './layout.server.ts'
import { HeaderActions, MenuLinks, MobileMenu } from './menu.tsx'
import { SearchLink } from './search-link.tsx'

type HeaderProps = Pick<LayoutContent, 'company' | 'menu' | 'panel' | 'languages'>

/** Company, menu and actions; below 1024 px the menu and the actions move into a panel. */
export function Header({ company, menu, panel, languages }: HeaderProps) {
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
        <SearchLink />
        <LanguageMenu languages={languages} />
        <ThemeToggle />
        <MobileMenu menu={panel ?? menu} employeePortal={company.employeePortal} />
      </div>
    </header>
  )
}

type CompanyMarkProps = Pick<LayoutContent, 'company'> & { onDark?: boolean }

/** The logo follows the theme; `onDark` is for a background that is dark in both themes. */
export function CompanyMark({ company, onDark = false }: CompanyMarkProps) {
  const { logoLight, logoDark, isWordmark } = company
  return (
    <PageLink
      to={homePath}
      className="company-mark"
      aria-label={m.home_link({ company: company.name })}
    >
      {logoLight && !onDark && (
        <img {...logoLight} className={logoDark ? 'in-light' : undefined} alt="" />
      )}
      {logoDark && (
        <img
          {...logoDark}
          className={onDark ? undefined : 'in-dark'}
          // Lazy images are not downloaded while hidden.
          loading="lazy"
          alt=""
        />
      )}
      {!(isWordmark && logoLight) && <span>{company.name}</span>}
    </PageLink>
  )
}

/** Switches the theme: theme.inline.ts handles the click, and CSS selects icon and label. */
function ThemeToggle() {
  return (
    <button type="button" className="theme-toggle icon-button" data-theme-toggle="">
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
