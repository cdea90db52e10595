import {
  type FeatureProviderServer,
  HeadingFeature,
  LinkFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical'
import type { CollectionSlug } from 'payload'
import { collectionsWithPages } from '../paths.ts'

/** Features that the page typography does not support, so that all texts look alike. */
const leftOut = new Set([
  'align',
  'checklist',
  'heading',
  'indent',
  'link',
  'relationship',
  'strikethrough',
  'subscript',
  'superscript',
  'underline',
  'upload',
])

/** Collections with pages, to which a text can link by document instead of by URL. */
export const linkable = collectionsWithPages() as CollectionSlug[]

/** What every text can have: semantics, no decoration. */
export const textFeatures = (
  defaultFeatures: FeatureProviderServer[],
  headings: Array<'h2' | 'h3' | 'h4'>,
) => [
  ...defaultFeatures.filter(({ key }) => !leftOut.has(key)),
  LinkFeature({ enabledCollections: linkable }),
  HeadingFeature({ enabledHeadingSizes: headings }),
]

/** The rich text editor. Headings above these belong to page sections. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => textFeatures(defaultFeatures, ['h3', 'h4']),
})
