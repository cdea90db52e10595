import { HeadingFeature, lexicalEditor } from '@payloadcms/richtext-lexical'

/** What a page's typography does not offer, so that text looks alike whoever wrote it. */
const leftOut = new Set([
  'align',
  'checklist',
  'heading',
  'indent',
  'relationship',
  'strikethrough',
  'subscript',
  'superscript',
  'underline',
  'upload',
])

/** The rich text editor: meaning, not decoration. A page's sections have the headings above these. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !leftOut.has(key)),
    HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
  ],
})
