import { CodeBlock, lexicalEditor } from '@payloadcms/richtext-lexical'
import { selectField } from '../fields/common-fields.ts'
import { textFeatures } from '../fields/editor.ts'
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

/** The editor of articles: also code, and headings right below the title. */
export const articleEditor = lexicalEditor({
  features: ({ defaultFeatures }) => textFeatures(defaultFeatures, ['h2', 'h3'], [code]),
})
