import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

/** The request of the dashboard (its user decides access), the language and the time zone. */
export type Viewer = { req: PayloadRequest; language: string; timeZone: string }

/** Whether the viewer may read every document of a collection, including drafts. */
export async function mayReadAll(req: PayloadRequest, collection: CollectionSlug) {
  return (await req.payload.collections[collection].config.access.read({ req })) === true
}

/** Whether the viewer may edit a collection. */
export async function mayUpdate(req: PayloadRequest, collection: CollectionSlug) {
  return (await req.payload.collections[collection].config.access.update({ req })) === true
}

/** Whether the viewer may edit a global. */
export async function mayUpdateGlobal(req: PayloadRequest, global: GlobalSlug) {
  const config = req.payload.globals.config.find(({ slug }) => slug === global)
  return (await config?.access.update({ req })) === true
}
