import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** From 1024 px on, or further on where text is larger, the menu stands in the header. */
const inlineFrom = '(min-width: 64em)'

type MenuPanel = {
  panel: RefObject<HTMLDialogElement | null>
  button: RefObject<HTMLButtonElement | null>
  /** Undefined until the page has started: until then the browser reports the state itself. */
  isOpen: boolean | undefined
  close: () => void
}

/**
 * What the panel needs beyond being a popover: while it is open the rest of the page is inert, the
 * keyboard stays between button and panel, and touches do not scroll what lies below; it closes
 * when another page is shown and when the window grows to where the menu is inline.
 */
export function useMenuPanel(): MenuPanel {
  const panel = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState<boolean>()
  const { key } = useLocation()
  const close = useCallback(() => panel.current?.hidePopover(), [])

  // Not where the page starts: the menu may have been opened before.
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

/** The panel itself may scroll when the window is low; nothing else moves. */
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
