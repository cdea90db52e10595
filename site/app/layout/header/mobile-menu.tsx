import type { LayoutContent } from '~/content.server/layout.ts'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { HeaderActions } from './header-actions.tsx'
import { MenuLinks } from './menu-links.tsx'
import { useMenuPanel } from './use-menu-panel.ts'

type Props = { menu: LayoutContent['menu']; employeePortal: string }

const panelId = 'menu-panel'

/**
 * The menu button and the panel that slides in. The panel is a popover, so the browser opens it,
 * closes it on Escape or on a click outside, dims the page and restores focus, even before
 * hydration and without JavaScript. useMenuPanel adds what popovers lack.
 */
export function MobileMenu({ menu, employeePortal }: Props) {
  const { panel, button, isOpen, close } = useMenuPanel()
  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button icon-button"
        popoverTarget={panelId}
        aria-expanded={isOpen}
        aria-controls={panelId}
      >
        <Icon name="menu" />
        <Icon name="close" />
        <span className="visually-hidden">{m.header_menu()}</span>
      </button>
      <dialog
        ref={panel}
        id={panelId}
        className="menu-panel"
        popover="auto"
        aria-label={m.header_menu()}
      >
        <nav aria-label={m.header_menu()}>
          <MenuLinks menu={menu} onChoose={close} />
        </nav>
        <div className="menu-panel-actions">
          <HeaderActions employeePortal={employeePortal} onChoose={close} />
        </div>
      </dialog>
    </>
  )
}
