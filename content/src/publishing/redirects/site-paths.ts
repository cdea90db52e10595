import type { CollectionSlug, PayloadRequest, TextField } from 'payload'
import { splitLanguage } from '../../i18n/languages.ts'
import { readLabel } from '../../i18n/translator.ts'
import { type CollectionWithPages, collectionsWithPages, folderOf, takenBy } from '../../paths.ts'
import type { Redirect } from '../../payload-types.ts'
import { settings } from '../../settings.ts'
import { hasRole } from '../../staff/access.ts'
import { whereSlug } from '../slug.ts'

/** A site path in canonical spelling, without trailing slash or parameters, or `undefined`. */
export function sitePath(address: string): string | undefined {
  const url = parse(address)
  return url && isOurs(url) ? tidyPath(url.pathname) : undefined
}

/** The canonical spelling of a request's path. */
export function tidyPath(pathname: string): string {
  return decoded(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}

/** A site path with parameters and hash, or a full URL; `undefined` when it is neither. */
export function destinationOf(address: string): string | undefined {
  const url = parse(address)
  if (!url) return undefined
  return isOurs(url) ? `${tidyPath(url.pathname)}${url.search}${url.hash}` : url.href
}

function parse(address: string): URL | null {
  const text = address.trim()
  return /^(\/|https?:\/\/)/i.test(text) ? URL.parse(text, settings.SITE_URL) : null
}

const isOurs = ({ origin }: URL) => origin === new URL(settings.SITE_URL).origin

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Describes the page that is currently at a path; `undefined` when there is none. */
export async function pageAt(req: PayloadRequest, address: string): Promise<string | undefined> {
  const path = splitLanguage(address).page
  const taken = takenBy(path)
  if (taken) return taken
  const end = path.lastIndexOf('/')
  const collection = collectionsWithPages().find((each) => folderOf(each) === path.slice(0, end))
  if (!collection) return undefined
  const page = await req.payload.db.findOne<{ id: number; name?: string; title?: unknown }>({
    collection,
    where: {
      ...whereSlug(req.payload.collections[collection].config.flattenedFields, {
        equals: path.slice(end + 1),
      }),
      _status: { equals: 'published' },
      deletedAt: { exists: false },
    },
    req,
  })
  // Below the Local API, localized values come in all languages.
  return page ? `the page “${page.name ?? readLabel(page.title, req.locale ?? '')}”` : undefined
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
    disableErrors: true,
    req,
  })
  return page?.slug ? `${folderOf(relationTo)}/${page.slug}` : undefined
}

/** For staff: where a redirect leads, as an address and the title of its document. */
export const targetField: TextField = {
  name: 'target',
  label: 'Leads to',
  type: 'text',
  virtual: true,
  admin: { readOnly: true },
  hooks: {
    afterRead: [
      async ({ data, req }) => {
        const to = data?.to as Redirect['to']
        if (!hasRole(req.user, 'admin', 'editor')) return undefined
        const path = to?.type === 'custom' ? to.url : await pathTo(req, to)
        const { relationTo: collection, value } = to?.reference ?? {}
        if (!path || !collection || !value) return path
        const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
        const id = typeof value === 'object' ? value.id : value
        const document = await req.payload.findByID({ collection, id, depth: 0, req })
        return `${path} · ${Reflect.get(document, useAsTitle)}`
      },
    ],
  },
}
