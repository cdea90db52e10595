import type { ProjectContent } from '~/content.server/project.ts'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Picture } from '~/ui/show/picture.tsx'

type Item = ProjectContent['gallery'][number]

/** Pictures of the work with their captions; each opens in full, also without JavaScript. */
export function Gallery({ items }: { items: Item[] }) {
  if (items.length === 0) return null
  return (
    <Section title={m.project_gallery()} className="project-gallery">
      <ul>
        {items.map((item) => (
          <li key={item.image.src}>
            <GalleryFigure {...item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function GalleryFigure({ image, caption }: Item) {
  return (
    <figure>
      <a href={image.src}>
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
