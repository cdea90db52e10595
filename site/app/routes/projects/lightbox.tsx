import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '~/paraglide/messages.js'
import { Icon, type IconName } from '~/ui/action/icon.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import type { ProjectContent } from './project.server.ts'

type LightboxProps = {
  items: ProjectContent['gallery']
  /** The index of the picture shown first. */
  first: number
  onClose: () => void
}

/**
 * Shows the pictures one at a time in the whole window. The row uses scroll snapping, so swiping
 * works without our scripts; buttons and arrow keys also navigate. It is a modal dialog: the
 * browser traps the focus, closes it on Escape and restores the focus.
 */
export function Lightbox({ items, first, onClose }: LightboxProps) {
  const { dialog, row, position, turn, followScroll } = useLightbox({ count: items.length, first })
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className="lightbox" aria-label={m.project_gallery()} onClose={onClose}>
      <div className="lightbox-bar">
        <p role="status">
          {m.project_lightbox_position({ position: position + 1, count: items.length })}
        </p>
        <LightboxButton icon="close" label={m.project_lightbox_close()} onClick={close} />
      </div>
      <ul
        ref={row}
        className="lightbox-row"
        aria-label={m.project_lightbox_images()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        onScrollEnd={followScroll}
      >
        {items.map(({ image, caption }, index) => (
          // A click beside the picture closes the lightbox; keyboard users have Escape and the
          // button.
          <li
            key={image.src}
            aria-hidden={index !== position}
            onClick={({ target }) => {
              if (!(target as Element).closest('img, figcaption')) close()
            }}
          >
            <figure>
              <Picture image={image} sizes="100vw" rounded={false} priority={index === first} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className="lightbox-turn">
          <LightboxButton
            icon="arrow-left"
            label={m.project_lightbox_previous()}
            onClick={() => turn(-1)}
          />
          <LightboxButton
            icon="arrow-right"
            label={m.project_lightbox_next()}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </dialog>
  )
}

type LightboxButtonProps = { icon: IconName; label: string; onClick: () => void }

function LightboxButton({ icon, label, onClick }: LightboxButtonProps) {
  return (
    <button type="button" className="icon-button" onClick={onClick}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}

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
  /** For the row's `onScrollEnd`: follows swipes. */
  followScroll: () => void
}

/** Opens the dialog at its first picture, and keeps row, position and arrow keys in sync. */
function useLightbox({ count, first }: Options): LightboxState {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  // The target index; the row may pass other pictures on the way.
  const goal = useRef(first)
  const [position, setPosition] = useState(first)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    show(row.current, first, 'instant')
  }, [first])

  const turn = (by: 1 | -1) => {
    const from = goal.current
    const next = nextIndex(from, by, count)
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
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
    if (clientWidth === 0) return
    goal.current = Math.round(scrollLeft / clientWidth)
    setPosition(goal.current)
  }

  return { dialog, row, position, turn, followScroll }
}

const isAt = (row: HTMLElement | null, position: number) =>
  row !== null && Math.abs(row.scrollLeft - position * row.clientWidth) < 1

/** `auto` follows the style sheet: smooth, or instant with reduced motion. */
function show(row: HTMLElement | null, position: number, behavior: 'auto' | 'instant'): void {
  row?.scrollTo({ left: position * row.clientWidth, behavior })
}

/** The index of the next (1) or previous (-1) of `count` pictures, wrapping around at both ends. */
export function nextIndex(position: number, by: 1 | -1, count: number): number {
  return (position + by + count) % count
}
