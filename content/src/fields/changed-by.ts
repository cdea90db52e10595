import type { CollectionBeforeChangeHook } from 'payload'

/** Notes whose change a version is; nobody's when it came through the site. */
export const noteWhoChanged: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: req.user?.id ?? null,
})
