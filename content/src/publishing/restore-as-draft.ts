import {
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
  saveVersion,
} from 'payload'
import { setChangedBy } from '../fields/common-fields.ts'
import { apiError } from '../http/error-response.ts'
import { lockForChange } from '../storage/locks.ts'
import { inTransaction } from '../storage/transaction.ts'

/**
 * Makes an older version the newest draft; public content stays until staff publish. @throws
 * Forbidden, NotFound, or why the draft is rejected, such as a slug taken meanwhile.
 */
export function restoreAsDraft(
  req: PayloadRequest,
  slug: CollectionSlug,
  version: number | string,
): Promise<object> {
  const collection = req.payload.collections[slug]
  return restoreVersionOperation({ collection, id: version, draft: true, depth: 0, req })
}

/** The same for a global: Payload's own operation would change public content. */
export async function restoreGlobalAsDraft(
  req: PayloadRequest,
  slug: GlobalSlug,
  version: number | string,
): Promise<object> {
  const { payload } = req
  const global = payload.globals.config.find((each) => each.slug === slug)
  if (!global) throw new NotFound(req.t)
  await executeAccess({ req }, global.access.readVersions)
  await executeAccess({ req, data: { _status: 'draft' } }, global.access.update)
  await inTransaction(payload, async (transaction) => {
    await lockForChange(transaction, slug)
    const { docs } = await payload.db.findGlobalVersions<Record<string, unknown>>({
      global: slug,
      where: { id: { equals: version } },
      limit: 1,
      locale: 'all',
      req: transaction,
    })
    if (!docs[0]) throw new NotFound(req.t)
    const draft = { ...setChangedBy({ data: docs[0].version, req }), _status: 'draft' }
    await saveVersion({ global, docWithLocales: draft, draft: true, payload, req: transaction })
  })
  return payload.findGlobal({ slug, draft: true, depth: 0, req, overrideAccess: false })
}

/** `POST /api/{collection}/versions/{id}`: replaces Payload's own, always restores as a draft. */
export const restoreEndpoint = (slug: CollectionSlug) =>
  endpoint((req, version) => restoreAsDraft(req, slug, version))

/** `POST /api/globals/{global}/versions/{id}`: replaces Payload's own. */
export const restoreGlobalEndpoint = (slug: GlobalSlug) =>
  endpoint(async (req, version) => ({ doc: await restoreGlobalAsDraft(req, slug, version) }))

function endpoint(
  restore: (req: PayloadRequest, version: number) => Promise<object>,
): Omit<Endpoint, 'root'> {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const version = Number(req.routeParams?.id)
      if (!Number.isSafeInteger(version)) throw apiError(req, 404, 'There is no such version.')
      const message = req.t('version:restoredSuccessfully')
      return Response.json({ ...(await restore(req, version)), message })
    },
  }
}
