import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { previewedCollections, previewedGlobals, sharedPreviewAddress } from './preview-address.ts'

/**
 * `GET /api/share-preview?collection=projects&id=1` or `?global=home`: a link that shows the draft
 * to anyone for seven days. Requires access to its drafts.
 *
 * @returns `{ url, expires }`; 403 without access to drafts, 404 when there is nothing to share.
 */
export const sharePreview: Endpoint = {
  path: '/share-preview',
  method: 'get',
  handler: async (req) => {
    const { collection = '', id = '', global } = req.query as Record<string, string | undefined>
    const isKnown = global
      ? previewedGlobals.includes(global)
      : previewedCollections.includes(collection)
    if (!isKnown) return answer(404, { message: 'There is no such draft.' })
    if (!(await maySeeDrafts(req, global ?? collection))) {
      return answer(403, { message: 'You may not share this.' })
    }
    if (global) return answer(200, sharedPreviewAddress({ global }, undefined))
    const found = await req.payload.findByID({
      collection: collection as CollectionSlug,
      id,
      req,
      draft: true,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
    })
    return found
      ? answer(
          200,
          sharedPreviewAddress({ collection, id: found.id }, 'slug' in found && found.slug),
        )
      : answer(404, { message: 'There is no such draft.' })
  },
}

async function maySeeDrafts(req: PayloadRequest, slug: string): Promise<boolean> {
  const { collections, globals } = req.payload
  const { access } =
    collections[slug as CollectionSlug]?.config ??
    globals.config.find((global) => global.slug === (slug as GlobalSlug)) ??
    {}
  return Boolean(await access?.readVersions?.({ req }))
}

const answer = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
