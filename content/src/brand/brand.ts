import type { Field, GlobalConfig, TextField } from 'payload'
import { row, selectField, tabs } from '../fields/common-fields.ts'
import { globalDrafts } from '../publishing/drafts.ts'
import { globalAccess, hiddenUnless } from '../staff/access.ts'
import { chosenNames, type Theme, validColour } from './palette.ts'

/** The families in `site/app/styles/fonts`; all have Latin, Romanian and Cyrillic letters. */
const families = {
  onest: 'Onest, clear and neutral',
  manrope: 'Manrope, geometric',
  'ibm-plex-sans': 'IBM Plex Sans, technical',
  'source-serif-4': 'Source Serif, with serifs',
}

const corners = { square: 'Square', soft: 'Soft', round: 'Round' }
const density = { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' }

const colourLabels = { brand: 'Brand colour', accent: 'Accent', paper: 'Paper' }

/** Of media, which has videos too. */
const picture = {
  type: 'upload',
  relationTo: 'media',
  filterOptions: { mimeType: { contains: 'image/' } },
} as const

const components = '@vitrina/admin/components/brand'

/** How the site looks, with the home page beside the form. */
export const Brand: GlobalConfig = {
  slug: 'brand',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: {
    group: 'Site',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'Logo, colours and type of the site, its icons and its emails.',
  },
  fields: [
    tabs({
      Logo: [
        selectField(
          'logo',
          { symbol: 'Symbol, beside the company’s name', wordmark: 'Wordmark, without the name' },
          { label: 'Kind of logo', defaultValue: 'symbol' },
        ),
        row(
          { name: 'logoLight', label: 'Logo on light', ...picture },
          { name: 'logoDark', label: 'Logo on dark', ...picture },
        ),
      ],
      Colours: [
        themeField('light', 'Light theme', [
          'Buttons, links and large areas. All other colours follow it.',
          'Marks and the focus. Empty: a tone of the brand colour.',
          'The ground of all pages. Empty: a warm white.',
        ]),
        themeField('dark', 'Dark theme', [
          'Empty: a light tone of the brand colour.',
          'Empty: a light tone of the accent.',
          'Empty: a dark tone of the brand colour.',
        ]),
        {
          name: 'contrast',
          type: 'ui',
          admin: { components: { Field: `${components}/colours.tsx#Contrast` } },
        },
      ],
      'Type and shape': [
        selectField('font', families, { label: 'Typeface', defaultValue: 'onest' }),
        row(
          selectField('corners', corners, { defaultValue: 'soft' }),
          selectField('density', density, { defaultValue: 'normal' }),
        ),
      ],
    }),
  ],
}

/** @param descriptions of the brand colour, the accent and the paper. */
function themeField(name: Theme, label: string, descriptions: readonly string[]): Field {
  const colours = chosenNames.map((each, index) =>
    colourField(each, colourLabels[each], descriptions[index] ?? ''),
  )
  return { name, label, type: 'group', fields: [row(...colours)] }
}

function colourField(name: string, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    validate: (value: unknown) =>
      !value || validColour(value)
        ? true
        : 'Give a colour as # and six digits or letters from a to f, such as #0e5a43.',
    admin: { description, components: { Field: `${components}/colours.tsx#ColourField` } },
  }
}
