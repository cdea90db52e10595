import { z } from 'zod'
import { readToken, signToken } from '../../http/signed-token.ts'
import { allPages, folderOf, globalsWithPages, pathShowing } from '../../paths.ts'
import { settings } from '../../settings.ts'

/** The draft that a preview shows. */
export type PreviewTarget = { collection: string; id: number | string } | { global: string }

export type Preview = PreviewTarget & {
  /** The live preview in the admin app, rather than a shared link. */
  live: boolean
}

const common = { live: z.boolean(), expires: z.number() }

const schema = z.union([
  z.strictObject({ collection: z.string(), id: z.union([z.number(), z.string()]), ...common }),
  z.strictObject({ global: z.string(), ...common }),
])

const purpose = 'preview'

/**
 * Signs a preview, valid until `expires` (milliseconds since 1970). Only the site app and the admin
 * app have the secret; the token gives access to a single document and nothing else.
 */
export function signPreview(preview: Preview, expires: number, secret: string): string {
  return signToken(purpose, { ...preview, expires }, secret)
}

/** The preview that a token allows; `expired` after its time, `undefined` when it is invalid. */
export function readPreview(
  token: string,
  secret: string,
  now = Date.now(),
): Preview | 'expired' | undefined {
  const value = readToken(purpose, token, secret)
  if (value === undefined) return undefined
  const { expires, ...preview } = schema.parse(value)
  return expires < now ? 'expired' : preview
}

const hour = 60 * 60 * 1000
const day = 24 * hour

export const previewedCollections: string[] = allPages().flatMap(({ collection, shows = [] }) => [
  ...(collection ? [collection] : []),
  ...shows,
])
export const previewedGlobals: string[] = globalsWithPages()

/**
 * The URL of a draft's live preview. It does not change for an hour, so that the frame does not
 * reload on every keystroke.
 */
export function livePreviewAddress(target: PreviewTarget, slug: unknown): string | undefined {
  const expires = Math.ceil((Date.now() + hour) / hour) * hour
  return address(target, slug, expires, true)
}

/** The URL for sharing a draft, valid for seven days. */
export function sharedPreviewAddress(
  target: PreviewTarget,
  slug: unknown,
): { url: string; expires: string } | undefined {
  const expires = Date.now() + 7 * day
  const url = address(target, slug, expires, false)
  return url ? { url, expires: new Date(expires).toISOString() } : undefined
}

function address(
  target: PreviewTarget,
  slug: unknown,
  expires: number,
  live: boolean,
): string | undefined {
  const path = previewPath(target, slug)
  if (!path) return undefined
  const token = signPreview({ ...target, live }, expires, settings.PAYLOAD_SECRET)
  return `${settings.SITE_URL}${path}?preview=${token}`
}

/** A draft may have no slug yet; the token identifies the document. */
function previewPath(target: PreviewTarget, slug: unknown): string | undefined {
  if ('global' in target) return pathShowing(target.global)
  const folder = folderOf(target.collection)
  if (folder) return `${folder}/${typeof slug === 'string' && slug ? slug : 'draft'}`
  return pathShowing(target.collection)
}
