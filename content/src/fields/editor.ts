import {
  BlocksFeature,
  CodeBlock,
  type FeatureProviderServer,
  HeadingFeature,
  LinkFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, CollectionSlug, Field } from 'payload'
import { inEveryLanguage } from '../i18n/translate.ts'
import { translateField } from '../i18n/translate-model.ts'
import { collectionsWithPages } from '../paths.ts'
import { secureAddressField, selectField } from './common-fields.ts'

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
const linkable = collectionsWithPages() as CollectionSlug[]

export const textRelations: CollectionSlug[] = [...linkable, 'media']

const captionField = (description?: string): Field => ({
  name: 'caption',
  type: 'text',
  admin: { description },
})

const posterField: Field = {
  name: 'poster',
  type: 'upload',
  // A list, so that the value names the collection and references to it are found.
  relationTo: ['media'],
  filterOptions: { mimeType: { contains: 'image/' } },
  admin: { description: 'Shown in place of a video until it is played.' },
}

const fileFields = [captionField('Instead of the caption of the file.'), posterField]

/** A link to a video elsewhere: no page loads a foreign player, which would watch its visitors. */
const videoLink: Block = {
  slug: 'video',
  labels: {
    singular: inEveryLanguage('Video at an address'),
    plural: inEveryLanguage('Videos at an address'),
  },
  fields: [
    secureAddressField('address', 'Address', true),
    {
      name: 'title',
      type: 'text',
      required: true,
      admin: { description: 'What the video shows. Visitors press it to watch the video there.' },
    } as const,
    posterField,
    captionField(),
  ].map(translateField),
}

/** What every text can have: semantics, pictures and videos, no decoration. */
export const textFeatures = (
  defaultFeatures: FeatureProviderServer[],
  headings: Array<'h2' | 'h3' | 'h4'>,
  moreBlocks: Block[] = [],
) => [
  ...defaultFeatures.filter(({ key }) => !leftOut.has(key)),
  LinkFeature({ enabledCollections: linkable }),
  HeadingFeature({ enabledHeadingSizes: headings }),
  UploadFeature({
    enabledCollections: ['media'],
    collections: { media: { fields: fileFields.map(translateField) } },
  }),
  BlocksFeature({ blocks: [videoLink, ...moreBlocks] }),
]

/** The rich text editor. Headings above these belong to page sections. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => textFeatures(defaultFeatures, ['h3', 'h4']),
})

/** By the name that begins a block of code in Markdown, and that the site's class has. */
export const codeLanguages = {
  ts: 'TypeScript',
  js: 'JavaScript',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  sql: 'SQL',
  sh: 'Shell',
  kotlin: 'Kotlin',
  swift: 'Swift',
  python: 'Python',
}

/** Payload's block with its Markdown; its own field loads an editor from a third-party host. */
const code = CodeBlock({
  slug: 'code',
  fieldOverrides: {
    labels: { singular: inEveryLanguage('Code'), plural: inEveryLanguage('Code') },
    admin: { jsx: '@payloadcms/richtext-lexical/client#codeConverterClient' },
    fields: [
      selectField('language', codeLanguages, { required: false }),
      { name: 'code', type: 'textarea', required: true } as const,
    ].map(translateField),
  },
})

/** The editor of articles: also code, and headings right below the title. */
export const articleEditor = lexicalEditor({
  features: ({ defaultFeatures }) => textFeatures(defaultFeatures, ['h2', 'h3'], [code]),
})
