import {
  BlocksFeature,
  CodeBlock,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'
import { selectField } from '../fields/common-fields.ts'
import { linkable, textFeatures } from '../fields/editor.ts'
import { inEveryLanguage } from '../i18n/translate.ts'
import { translateField } from '../i18n/translate-model.ts'

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

/** Of an image or a video between paragraphs. */
const fileFields: Field[] = [
  {
    name: 'caption',
    type: 'text',
    admin: { description: 'Instead of the caption of the file.' },
  },
  {
    name: 'poster',
    type: 'upload',
    // A list, so that the value names the collection and references to it are found.
    relationTo: ['media'],
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { description: 'Shown in place of a video until it is played.' },
  },
]

/** The editor of articles: also images, videos and code, and headings right below the title. */
export const articleEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...textFeatures(defaultFeatures, ['h2', 'h3']),
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: fileFields.map(translateField) } },
    }),
    BlocksFeature({ blocks: [code] }),
  ],
})

/** What texts with this editor can reference. */
export const articleRelations = [...linkable, 'media']
