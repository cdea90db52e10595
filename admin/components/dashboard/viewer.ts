import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

/** Who looks at the dashboard, and how: the request carries the user, for the access rules. */
export type Viewer = { req: PayloadRequest; language: string; timeZone: string }

/** Whether the viewer may read every document of a collection, drafts and all. */
export async function mayReadAll(req: PayloadRequest, collection: CollectionSlug) {
  return (await req.payload.collections[collection].config.access.read({ req })) === true
}

/** Whether the viewer is one of those who keep a collection. */
export async function mayUpdate(req: PayloadRequest, collection: CollectionSlug) {
  return (await req.payload.collections[collection].config.access.update({ req })) === true
}

/** The same for a global. */
export async function mayUpdateGlobal(req: PayloadRequest, global: GlobalSlug) {
  const config = req.payload.globals.config.find(({ slug }) => slug === global)
  return (await config?.access.update({ req })) === true
}
