import type { CollectionBeforeChangeHook } from 'payload'

/** Stores the user who made the change of a version; null if it came through the site. */
export const noteWhoChanged: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: req.user?.id ?? null,
})
