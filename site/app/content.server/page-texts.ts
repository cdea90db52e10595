import { toPicture } from './picture.ts'

/** Metadata of a page for search engines and link previews. */
export type PageSeo = {
  title: string
  description: string
  /** Absolute path of a picture on this site. */
  image?: string
  noindex: boolean
}

type Meta =
  | {
      title?: string | null
      description?: string | null
      image?: Parameters<typeof toPicture>[0]
      noindex?: boolean | null
    }
  | undefined

/** The SEO fields of a document, falling back to its own title and summary. */
export function toSeo(
  meta: Meta,
  fallback: { title: string; description?: string | null },
): PageSeo {
  return {
    title: meta?.title || fallback.title,
    description: meta?.description || fallback.description || '',
    image: toPicture(meta?.image)?.src,
    noindex: meta?.noindex ?? false,
  }
}

/** The populated documents of a relation; bare ids (documents that are not public) are omitted. */
export function populated<Document extends object>(
  relations: Array<Document | number> | null | undefined,
): Document[] {
  return (relations ?? []).filter((relation): relation is Document => typeof relation === 'object')
}

/** A populated relation, or `undefined`. */
export function populatedOne<Document extends object>(
  relation: Document | number | null | undefined,
): Document | undefined {
  return typeof relation === 'object' && relation !== null ? relation : undefined
}
