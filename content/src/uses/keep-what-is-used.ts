import type { CollectionConfig, Plugin } from 'payload'
import { refuseDeletingWhileUsed, refuseTrashingWhileUsed } from './refuse-while-used.ts'
import { usedWhere } from './used-where.ts'

const kept = ['media', 'employees', 'departments', 'services', 'projects', 'testimonials']

/** What pages are made of cannot be removed while a page uses it, and staff can see where that is. */
export const keepWhatIsUsed: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), usedWhere],
  collections: config.collections?.map((collection) =>
    kept.includes(collection.slug) ? guarded(collection) : collection,
  ),
})

function guarded({ hooks, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [refuseTrashingWhileUsed, ...(hooks?.beforeChange ?? [])],
      beforeDelete: [refuseDeletingWhileUsed, ...(hooks?.beforeDelete ?? [])],
    },
  }
}
