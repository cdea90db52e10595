import type { CollectionSlug, PayloadRequest } from 'payload'
import {
  allPages,
  type CollectionWithPages,
  collectionsWithPages,
  folderOf,
  reservedPaths,
} from '../../paths.ts'
import type { Redirect } from '../../payload-types.ts'
import { sitePath } from './site-path.ts'

/** Describes the page that is currently at a path; `undefined` when there is none. */
export async function pageAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  if (allPages().some((page) => page.path === path)) return 'a page of the site'
  if (reservedPaths.some((reserved) => path === reserved || path.startsWith(`${reserved}/`))) {
    return 'needed by the site itself'
  }
  for (const collection of collectionsWithPages()) {
    const folder = folderOf(collection)
    if (!path.startsWith(`${folder}/`)) continue
    const { docs } = await req.payload.find({
      collection,
      where: {
        slug: { equals: path.slice(folder.length + 1) },
        _status: { equals: 'published' },
      },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    const [page] = docs
    if (page) return `the page “${'name' in page ? page.name : page.title}”`
  }
  return undefined
}

/** The site path that a redirect leads to; `undefined` for other sites and missing targets. */
export async function pathTo(req: PayloadRequest, to: Redirect['to']): Promise<string | undefined> {
  if (to?.type === 'custom') return to.url ? sitePath(to.url) : undefined
  const { relationTo, value } = to?.reference ?? {}
  if (!relationTo || !value) return undefined
  const page = await req.payload.findByID({
    collection: relationTo as CollectionSlug & CollectionWithPages,
    id: typeof value === 'object' ? value.id : value,
    depth: 0,
    select: { slug: true },
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return page?.slug ? `${folderOf(relationTo)}/${page.slug}` : undefined
}
