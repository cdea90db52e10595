import type { Config } from 'payload'
import { livePreviewAddress, previewedCollections, previewedGlobals } from './preview-address.ts'

type LivePreview = NonNullable<NonNullable<Config['admin']>['livePreview']>

/** The site page next to the form, at the widths the site is designed for. */
export const livePreview: LivePreview = {
  collections: previewedCollections,
  globals: previewedGlobals,
  url: ({ data, collectionConfig, globalConfig }) => {
    if (globalConfig) return livePreviewAddress({ global: globalConfig.slug }, undefined)
    if (!collectionConfig || !data.id) return undefined
    return livePreviewAddress({ collection: collectionConfig.slug, id: data.id }, data.slug)
  },
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 375, height: 812 },
    { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
}
