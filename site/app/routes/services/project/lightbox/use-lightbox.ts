import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { turned } from './turned.ts'

type Options = {
  /** The number of pictures. */
  count: number
  /** The index of the picture shown first. */
  first: number
}

type LightboxState = {
  dialog: RefObject<HTMLDialogElement | null>
  row: RefObject<HTMLUListElement | null>
  position: number
  /** Moves forward (1) or back (-1), wrapping around at both ends. */
  turn: (by: 1 | -1) => void
  /** For the row's `onScroll`: follows swipes. */
  followScroll: () => void
}

/** How long a row must not have scrolled to count as stopped, in milliseconds. */
const atRest = 120

/** Opens the dialog at its first picture, and keeps row, position and arrow keys in sync. */
export function useLightbox({ count, first }: Options): LightboxState {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The target index; the row may pass other pictures on the way.
  const goal = useRef(first)
  const [position, setPosition] = useState(first)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    show(row.current, first, 'instant')
    return () => clearTimeout(resting.current)
  }, [first])

  const turn = (by: 1 | -1) => {
    const from = goal.current
    const next = turned(from, by, count)
    goal.current = next
    setPosition(next)
    // Jump instead of scrolling smoothly when wrapping around, which would pass every picture, and
    // during a scroll, when browsers may drop one of the two.
    const isSmooth = next === from + by && isAt(row.current, from)
    show(row.current, next, isSmooth ? 'auto' : 'instant')
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      turn(by)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })

  const followScroll = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
      if (clientWidth === 0) return
      goal.current = Math.round(scrollLeft / clientWidth)
      setPosition(goal.current)
    }, atRest)
  }

  return { dialog, row, position, turn, followScroll }
}

const isAt = (row: HTMLElement | null, position: number) =>
  row !== null && Math.abs(row.scrollLeft - position * row.clientWidth) < 1

/** `auto` follows the style sheet: smooth, or instant with reduced motion. */
function show(row: HTMLElement | null, position: number, behavior: 'auto' | 'instant'): void {
  row?.scrollTo({ left: position * row.clientWidth, behavior })
}
