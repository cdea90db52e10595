import { type MouseEvent, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '~/paraglide/messages.js'
import { IconButton } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import type { ProjectContent } from './project.server.ts'

type Item = ProjectContent['gallery'][number]

/** Project pictures with captions; each opens in a lightbox, or without JavaScript as a file. */
export function Gallery({ items }: { items: Item[] }) {
  const [opened, setOpened] = useState<number>()
  if (items.length === 0) return null
  return (
    <>
      <Section title={m.project_gallery()} className="project-gallery">
        <ul>
          {items.map((item, index) => (
            <li key={item.image.src}>
              <GalleryFigure {...item} onOpen={() => setOpened(index)} />
            </li>
          ))}
        </ul>
      </Section>
      {opened !== undefined && (
        <Lightbox items={items} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function GalleryFigure({ image, caption, onOpen }: Item & { onOpen: () => void }) {
  const open = (event: MouseEvent) => {
    // With a modifier key, the browser opens a tab or downloads the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <figure>
      <a href={image.src} onClick={open}>
        <Picture image={image} sizes="(min-width: 1296px) 779px, (min-width: 768px) 61vw, 92vw" />
        <span className="icon-button project-gallery-open">
          <Icon name="zoom-in" />
          <span className="visually-hidden">{m.project_gallery_open()}</span>
        </span>
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

type LightboxProps = { items: Item[]; first: number; onClose: () => void }

/** A modal dialog with a row that snaps, so that the browser handles focus, Escape and swiping. */
function Lightbox({ items, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  // The target index; the row may pass other pictures on the way.
  const goal = useRef(first)
  const [position, setPosition] = useState(first)
  const close = () => dialog.current?.close()

  useLayoutEffect(() => {
    dialog.current?.showModal()
    show(row.current, first, 'instant')
  }, [first])

  /** Moves forward (1) or back (-1), wrapping around at both ends. */
  const turn = (by: 1 | -1) => {
    const from = goal.current
    const next = (from + by + items.length) % items.length
    goal.current = next
    setPosition(next)
    // Smooth only between neighbours, and not during a scroll: browsers may drop one of the two.
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

  const followSwipe = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    if (clientWidth === 0) return
    goal.current = Math.round(scrollLeft / clientWidth)
    setPosition(goal.current)
  }

  return (
    <dialog ref={dialog} className="lightbox" aria-label={m.project_gallery()} onClose={onClose}>
      <div className="lightbox-bar">
        <p role="status">
          {m.project_lightbox_position({ position: position + 1, count: items.length })}
        </p>
        <IconButton icon="close" label={m.project_lightbox_close()} onClick={close} />
      </div>
      <ul
        ref={row}
        className="lightbox-row"
        aria-label={m.project_lightbox_images()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        onScrollEnd={followSwipe}
      >
        {items.map(({ image, caption }, index) => (
          // A click beside the picture closes; keyboard users have Escape and the button.
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
          <IconButton
            icon="arrow-left"
            label={m.project_lightbox_previous()}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="arrow-right"
            label={m.project_lightbox_next()}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </dialog>
  )
}

const isAt = (row: HTMLElement | null, position: number) =>
  row !== null && Math.abs(row.scrollLeft - position * row.clientWidth) < 1

/** `auto` follows the style sheet: smooth, or instant with reduced motion. */
function show(row: HTMLElement | null, position: number, behavior: 'auto' | 'instant'): void {
  row?.scrollTo({ left: position * row.clientWidth, behavior })
}
