import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The menu is inline from 1024 px, or from a larger width if the text is larger. */
const inlineFrom = '(min-width: 64em)'

type MenuPanel = {
  panel: RefObject<HTMLDialogElement | null>
  button: RefObject<HTMLButtonElement | null>
  /** Undefined until hydration; until then the browser reports the state. */
  isOpen: boolean | undefined
  close: () => void
}

/**
 * Adds to the popover: while it is open, the rest of the page is inert, keyboard focus stays
 * between button and panel, and touches do not scroll the page below. It closes on navigation and
 * when the window becomes wide enough for the inline menu.
 */
export function useMenuPanel(): MenuPanel {
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
    const stops = [
      makeRestInert(),
      blockTouchMove(panel.current),
      keepFocusBetween(button.current, panel.current),
      closeWhenInline(close),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isOpen, close])

  return { panel, button, isOpen, close }
}

function makeRestInert(): () => void {
  const rest = document.querySelectorAll<HTMLElement>('main, .footer, .skip-link')
  for (const part of rest) part.inert = true
  return () => {
    for (const part of rest) part.inert = false
  }
}

/** Blocks touch scrolling except in the panel, which scrolls if the window is low. */
function blockTouchMove(panel: HTMLElement): () => void {
  const block = (event: TouchEvent) => {
    const inside = event.target instanceof Node && panel.contains(event.target)
    if (!inside || panel.scrollHeight <= panel.clientHeight) event.preventDefault()
  }
  document.addEventListener('touchmove', block, { passive: false })
  return () => document.removeEventListener('touchmove', block)
}

function keepFocusBetween(button: HTMLElement, panel: HTMLElement): () => void {
  const cycle = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [button, ...panel.querySelectorAll<HTMLElement>('a, button')]
    const now = stops.indexOf(document.activeElement as HTMLElement)
    const next = (now + (event.shiftKey ? -1 : 1) + stops.length) % stops.length
    event.preventDefault()
    stops[next]?.focus()
  }
  document.addEventListener('keydown', cycle)
  return () => document.removeEventListener('keydown', cycle)
}

function closeWhenInline(close: () => void): () => void {
  const wide = matchMedia(inlineFrom)
  if (wide.matches) close()
  wide.addEventListener('change', close)
  return () => wide.removeEventListener('change', close)
}
