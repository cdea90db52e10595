import { HeadingFeature, LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { CollectionSlug } from 'payload'
import { pagePaths } from '../publishing/redirects/old-slugs.ts'

/** What a page's typography does not offer, so that text looks alike whoever wrote it. */
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

/** What a text can link to by what it is rather than by its address: whatever has a page. */
export const linkable = Object.keys(pagePaths) as CollectionSlug[]

/** The rich text editor: meaning, not decoration. A page's sections have the headings above these. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !leftOut.has(key)),
    LinkFeature({ enabledCollections: linkable }),
    HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
  ],
})
