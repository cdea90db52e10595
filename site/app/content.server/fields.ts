import { slugsOf, translationsOf } from '@vitrina/content/i18n/content-language.ts'
import { mediaSizes } from '@vitrina/content/media/image-sizes.ts'
import { mediaPath } from '@vitrina/content/paths.ts'
import type { Media, Project, Vacancy } from '@vitrina/content/payload-types.ts'
import { unbrokenRange } from '~/format.ts'
import { baseLocale, getLocale } from '~/paraglide/runtime.js'
import type { PictureImage } from '~/ui/show/picture.tsx'
import type { StructuredData } from './structured-data.ts'

/** The SEO fields of a page: those of its document, else its own title and summary. */
export function toSeo(
  document: { meta?: Project['meta'] },
  fallback: { title: string; description?: string | null },
  ...structuredData: StructuredData[]
) {
  const { meta } = document
  return {
    title: meta?.title || fallback.title,
    description: meta?.description || fallback.description || '',
    /** Absolute path of a picture on this site. */
    image: toPicture(meta?.image)?.src,
    noindex: meta?.noindex ?? false,
    languages: translationsOf(document),
    slugs: slugsOf(document),
    structuredData,
  }
}

/** For `lang`: the language of a document that is not translated to that of the page. */
export function foreignLanguage(document: object | null | undefined): string | undefined {
  return translationsOf(document).includes(getLocale()) ? undefined : baseLocale
}

export function select<Field extends string>(...fields: Field[]) {
  return Object.fromEntries(fields.map((field) => [field, true])) as Record<Field, true>
}

/** Only these fields: what a loader returns is sent to the browser. */
export function pick<Row, Field extends keyof Row>(row: Row, ...fields: Field[]) {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>
}

/** The same of each row of a list, which may be missing. */
export function pickEach<Row, Field extends keyof Row>(
  rows: readonly Row[] | null | undefined,
  ...fields: Field[]
): Pick<Row, Field>[] {
  return (rows ?? []).map((row) => pick(row, ...fields))
}

/** What a function that reads a page's content returns when there is a page. */
export type ContentOf<Read extends (...args: never[]) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Read>>
>

/** A populated relation; `undefined` for a bare id (of a document that is not public). */
export function populatedOne<Document extends object>(
  relation: Document | number | null | undefined,
): Document | undefined {
  return typeof relation === 'object' ? (relation ?? undefined) : undefined
}

export const populated = <Document extends object>(
  relations: Array<Document | number> | null | undefined,
) => (relations ?? []).flatMap((relation) => populatedOne(relation) ?? [])

/** The data of an image; `undefined` without one, or if the query's depth gave only its id. */
export function toPicture(media: Media | number | null | undefined): PictureImage | undefined {
  if (typeof media !== 'object' || !media?.filename) return undefined
  return {
    src: mediaUrl(media.filename),
    width: media.width ?? 0,
    height: media.height ?? 0,
    alt: media.alt,
    colour: media.color ?? undefined,
    focus: focus(media),
    sources: (['avif', 'webp'] as const)
      .map((format) => ({ type: `image/${format}` as const, srcSet: srcSet(media, format) }))
      .filter((source) => source.srcSet !== ''),
  }
}

export const mediaUrl = (filename: string) => `${mediaPath}/${encodeURIComponent(filename)}`

/** The focal point; omitted for the center, where browsers crop by default. */
function focus({ focalX, focalY }: Media): PictureImage['focus'] {
  const [x, y] = [focalX ?? 50, focalY ?? 50]
  return x === 50 && y === 50 ? undefined : { x, y }
}

function srcSet(media: Media, format: 'avif' | 'webp'): string {
  return mediaSizes
    .filter((size) => size.format === format)
    .map(({ name }) => media.sizes?.[name])
    .flatMap((size) =>
      size?.filename && size.width ? [`${mediaUrl(size.filename)} ${size.width}w`] : [],
    )
    .join(', ')
}

export function toSteps(steps: Vacancy['process']) {
  return (steps ?? []).map(({ title, duration, text }) => ({
    title,
    note: unbrokenRange(duration ?? ''),
    text,
  }))
}
