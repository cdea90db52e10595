import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { anyStaff } from '../../staff/access.ts'
import { findUses } from './find-references.ts'
import type { Relation } from './relations.ts'

/**
 * `GET /api/used-where?collection=media&id=1`: the references to a document that the user may see.
 *
 * @returns `{ uses }`, each a `Use`; 403 without read access to that collection, 404 when there is
 * none such.
 */
export const usedWhere: Endpoint = {
  path: '/used-where',
  method: 'get',
  handler: async (req) => {
    const { collection = '', id = '' } = req.query as Record<string, string | undefined>
    const { [collection as CollectionSlug]: known } = req.payload.collections
    if (!(await anyStaff({ req }))) return answer(403, { message: 'Sign in to see this.' })
    if (!known || !/^\d+$/.test(id)) return answer(404, { message: 'There is no such document.' })
    if (!(await known.config.access.read({ req }))) {
      return answer(403, { message: 'You may not see this.' })
    }
    const uses = await findUses(req, { collection, id: Number(id) }, (owner) =>
      readable(req, owner),
    )
    return answer(200, { uses })
  },
}

async function readable(req: PayloadRequest, owner: Relation['owner']): Promise<boolean | Where> {
  const access =
    'collection' in owner
      ? req.payload.collections[owner.collection as CollectionSlug].config.access
      : req.payload.globals.config.find(({ slug }) => slug === owner.global)?.access
  return (await access?.read?.({ req })) ?? false
}

const answer = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
