import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

const refusal =
  'This is the last administrator: make somebody else one first, or nobody could manage staff.'

/** Rejects changing the role of the last administrator. */
export const keepLastAdministratorsRole: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const stepsDown = operation === 'update' && originalDoc.role === 'admin' && data.role !== 'admin'
  if (stepsDown && data.role && !(await hasOther(req, originalDoc.id))) {
    throw new APIError(refusal, 409)
  }
  return data
}

/** Rejects deleting the last administrator. */
export const keepLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const isAdministrator = await count(req, { id: { equals: id } })
  if (isAdministrator && !(await hasOther(req, id))) throw new APIError(refusal, 409)
}

const hasOther = async (req: PayloadRequest, id: number | string): Promise<boolean> =>
  (await count(req, { id: { not_equals: id } })) > 0

async function count(req: PayloadRequest, which: Record<string, { [operator: string]: unknown }>) {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' }, ...which },
    req,
    overrideAccess: true,
  })
  return totalDocs
}
