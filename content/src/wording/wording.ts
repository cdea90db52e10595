import type { GlobalConfig, TextareaField } from 'payload'
import { textarea } from 'payload/shared'
import { tabs } from '../fields/common-fields.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import { translate } from '../i18n/translate.ts'
import { m } from '../paraglide/messages.js'
import { anyone, globalAccess, hiddenUnless } from '../staff/access.ts'
import { placeholderProblem, type Word, wordTabs } from './words.ts'

/** Each value stands for its own placeholder. */
const placeholders = new Proxy({}, { get: (_, name) => `{${String(name)}}` })

export function builtInText(word: Word, locale: Language): string {
  const message = m[word] as (values: object, options: { locale: Language }) => string
  return message(placeholders, { locale })
}

/** Interface texts in the company's own words, per language; without one, the built-in is shown. */
export const Wording: GlobalConfig = {
  slug: 'wording',
  label: 'Words',
  access: { ...globalAccess('admin', 'editor'), read: anyone },
  versions: { max: 50 },
  admin: {
    group: 'Site',
    hidden: hiddenUnless('admin', 'editor'),
    description:
      'Buttons, headings and hints of the site in your own words, in each language. A field that is empty keeps the text shown in grey.',
  },
  fields: [
    tabs(
      Object.fromEntries(
        Object.entries(wordTabs).map(([tab, words]) => [
          tab,
          Object.entries<string>(words).map(([word, label]) => wordField(word as Word, label)),
        ]),
      ),
    ),
  ],
}

function wordField(name: Word, label: string): TextareaField {
  const builtIn = Object.fromEntries(languages.map((code) => [code, builtInText(name, code)]))
  return {
    ...{ name, label, type: 'textarea', localized: true, maxLength: 300 },
    validate: (value, options) => {
      const problem = placeholderProblem(String(value ?? ''), builtInText(name, defaultLanguage))
      if (!problem) return textarea(value, options)
      const { wording, placeholder } = problem
      return translate(wording, options.req.i18n.language, { placeholder })
    },
    admin: {
      rows: 1,
      components: {
        Field: {
          path: '@vitrina/admin/components/fields.tsx#WordField',
          clientProps: { builtIn },
        },
      },
    },
  }
}
