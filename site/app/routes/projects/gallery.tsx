import { type MouseEvent, useState } from 'react'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import { Lightbox } from './lightbox.tsx'
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
        <span className="project-gallery-open">
          <Icon name="zoom-in" />
          <span className="visually-hidden">{m.project_gallery_open()}</span>
        </span>
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
