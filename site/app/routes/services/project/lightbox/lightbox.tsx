import type { ProjectContent } from '~/content.server/project.ts'
import { m } from '~/paraglide/messages.js'
import { Icon, type IconName } from '~/ui/action/icon.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import { useLightbox } from './use-lightbox.ts'

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
        onScroll={followScroll}
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
