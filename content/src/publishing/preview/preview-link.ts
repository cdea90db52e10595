import { allPages, folderOf, globalsWithPages, pathShowing } from '../../paths.ts'
import { settings } from '../../settings.ts'
import { type PreviewTarget, signPreview } from './preview-token.ts'

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
