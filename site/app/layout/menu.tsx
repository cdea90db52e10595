import { hireUsPath } from '@vitrina/content/paths.ts'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink, usePrefetch } from '~/ui/action/page-link.tsx'
import type { LayoutContent } from './layout.server.ts'

type MenuLinksProps = Pick<LayoutContent, 'menu'> & { isPanel?: boolean; className?: string }

/**
 * The current section has `aria-current`; home only on the home page: all paths start with `/`. The
 * entries below one are part of the list in the panel, elsewhere a popover, which needs no scripts.
 */
export function MenuLinks({ menu, isPanel, className }: MenuLinksProps) {
  const prefetch = usePrefetch()
  return (
    <ul className={className}>
      {menu.map(({ label, route, children }) => {
        const below = children && <MenuLinks menu={children} className="subentries" />
        return (
          <li key={label}>
            <NavLink
              to={route}
              end={route === '/'}
              // Without it, each link would have an empty class.
              className={() => undefined}
              prefetch={prefetch}
              discover="none"
              onClick={closeSubmenu}
            >
              {label}
            </NavLink>
            {below && !isPanel ? (
              <>
                <button type="button" className="submenu-button" popoverTarget={`menu-${route}`}>
                  <Icon name="chevron-down" />
                  <span className="visually-hidden">{m.header_submenu({ of: label })}</span>
                </button>
                <div id={`menu-${route}`} className="submenu" popover="auto">
                  {below}
                </div>
              </>
            ) : (
              below
            )}
          </li>
        )
      })}
    </ul>
  )
}

const closeSubmenu = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest<HTMLElement>('.submenu')?.hidePopover()

/** The two actions beside the menu, used in the header and in the menu panel. */
export function HeaderActions({ employeePortal }: { employeePortal: string }) {
  return (
    <>
      {employeePortal && (
        <PageLink className="portal-link" to={employeePortal} newTab>
          {m.header_employee_portal()}
        </PageLink>
      )}
      <ButtonLink to={hireUsPath}>{m.header_schedule_consultation()}</ButtonLink>
    </>
  )
}

const panelId = 'menu-panel'

type MobileMenuProps = Pick<LayoutContent, 'menu'> & { employeePortal: string }

/** A popover opens and closes without JavaScript; useMenuPanel adds what popovers lack. */
export function MobileMenu({ menu, employeePortal }: MobileMenuProps) {
  const { panel, button, isOpen } = useMenuPanel()
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
          <MenuLinks menu={menu} isPanel />
        </nav>
        <div className="menu-panel-actions">
          <HeaderActions employeePortal={employeePortal} />
        </div>
      </dialog>
    </>
  )
}

/** The menu is inline from 1024 px, or from a larger width if the text is larger. */
const inlineFrom = '(min-width: 64em)'

/**
 * While the panel is open, the rest of the page is inert, keyboard focus stays between button and
 * panel, and touches do not scroll the page below. It closes on navigation and in a wide window.
 * `isOpen` is undefined until hydration; until then the browser reports the state.
 */
function useMenuPanel() {
  const panel = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState<boolean>()
  const { key } = useLocation()
  const close = useCallback(() => panel.current?.hidePopover(), [])

  // Not on the first render: the menu may have been opened before hydration.
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    close()
  }, [key, close])

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const read = () => setIsOpen(element.matches(':popover-open'))
    read()
    element.addEventListener('toggle', read)
    return () => element.removeEventListener('toggle', read)
  }, [])

  useEffect(() => {
    if (!isOpen || !panel.current || !button.current) return
    const closing = new AbortController()
    const { signal } = closing
    const wide = matchMedia(inlineFrom)
    if (wide.matches) close()
    wide.addEventListener('change', close, { signal })
    const closeByLink = ({ target }: Event) => (target as Element).closest('a') && close()
    panel.current.addEventListener('click', closeByLink, { signal })
    document.addEventListener('touchmove', blockOutside(panel.current), { passive: false, signal })
    const keepFocus = keepFocusBetween(button.current, panel.current)
    document.addEventListener('keydown', keepFocus, { signal })
    setRestInert(true)
    return () => {
      closing.abort()
      setRestInert(false)
    }
  }, [isOpen, close])

  return { panel, button, isOpen }
}

function setRestInert(isInert: boolean): void {
  const rest = document.querySelectorAll<HTMLElement>('main, .footer, .skip-link')
  for (const part of rest) part.inert = isInert
}

/** Blocks touch scrolling except in the panel, which scrolls if the window is low. */
const blockOutside = (panel: HTMLElement) => (event: TouchEvent) => {
  const isInside = panel.contains(event.target as Node)
  if (!isInside || panel.scrollHeight <= panel.clientHeight) event.preventDefault()
}

const keepFocusBetween = (button: HTMLElement, panel: HTMLElement) => (event: KeyboardEvent) => {
  if (event.key !== 'Tab') return
  const stops = [button, ...panel.querySelectorAll<HTMLElement>('a, button')]
  const now = stops.indexOf(document.activeElement as HTMLElement)
  const next = (now + (event.shiftKey ? -1 : 1) + stops.length) % stops.length
  event.preventDefault()
  stops[next]?.focus()
}
