import { translator } from '@vitrina/content/i18n/translator.ts'
import type { Media } from '@vitrina/content/payload-types.ts'
import type { BeforeListTableServerProps, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { urlPath } from '../company.ts'
import './media.css'

/** List cell: a thumbnail, where Payload's own cell shows the alt text. */
export async function PictureCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const picture = typeof cellData === 'number' ? await findPicture(payload, cellData) : undefined
  const url = picture?.sizes?.avif320?.url ?? picture?.url
  if (!picture || !url) return null
  return (
    // biome-ignore lint/performance/noImgElement: Payload has generated its sizes already
    <img alt={picture.alt} className="picture-cell" loading="lazy" src={urlPath(url)} />
  )
}

const findPicture = cache(
  (payload: Payload, id: number): Promise<Media | null> =>
    payload.findByID({
      collection: 'media',
      id,
      depth: 0,
      select: { alt: true, url: true, sizes: { avif320: { url: true } }, filename: true },
      disableErrors: true,
    }) as Promise<Media | null>,
)

/** Above the list of media: a filter for what nothing refers to. */
export function UnusedLink({ i18n }: BeforeListTableServerProps) {
  return (
    <p className="unused-link">
      <a className="filter-link" href="/api/unused-media">
        {translator(i18n)('Unused')}
      </a>
    </p>
  )
}
