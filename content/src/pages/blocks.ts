import type { Block, CollectionSlug, Field, TextField, UploadField } from 'payload'
import {
  figuresField,
  leadField,
  listField,
  numberField,
  referenceField,
  referencesField,
  requiredText,
  secureAddressField,
  textareaField,
} from '../fields/common-fields.ts'
import { linkFields } from '../fields/link-fields.ts'
import { validateEmbed } from './embeds.ts'

/*
 * The blocks of a page. Each has a component of the same name in site/app/routes/pages. A reference
 * has a name that no other block has: it is found by its path, which does not name the block.
 */

const block = (slug: string, fields: Field[], singular?: string, plural?: string): Block => ({
  ...{ slug, fields, admin: { disableBlockName: true } },
  ...(singular && { labels: { singular, plural: plural ?? singular } }),
})

const heading = requiredText('heading', undefined, 90)
const optionalHeading: TextField = { ...heading, required: false }
const optionalLabel: TextField = {
  ...requiredText('label', 'Text of the link', 60),
  required: false,
}
const pictureField = (name: string, description?: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  admin: { description },
  filterOptions: { mimeType: { contains: 'image/' } },
})

/** Documents as cards or rows: chosen ones, or so many of the first in their list. */
function listBlock(slug: string, label: string, relationTo: CollectionSlug, count = 3): Block {
  const description = 'In the order shown. Without any, the first ones of the list are shown.'
  const isEmpty = (_data: unknown, sibling: Record<string, unknown>) =>
    !(sibling[slug] as unknown[] | undefined)?.length
  const chosen = referencesField(slug, relationTo, description, { label: 'Chosen', maxRows: 12 })
  const countField = numberField('count', 'How many', [1, 12], count)
  const fields = [heading, leadField, chosen, { ...countField, admin: { condition: isEmpty } }]
  return block(slug, fields, label)
}

/** In the order in which staff see them. */
export const blocks: Block[] = [
  block('hero', [
    heading,
    leadField,
    listField('actions', { maxRows: 2, labels: { singular: 'Action', plural: 'Actions' } }, [
      requiredText('label', 'Text', 60),
      ...linkFields(),
    ]),
    pictureField('picture'),
  ]),
  block('text', [
    optionalHeading,
    { name: 'body', label: 'Text', type: 'richText', required: true, localized: true },
  ]),
  block(
    'media',
    [
      { name: 'file', label: 'Picture or video', type: 'upload', relationTo: 'media' },
      {
        ...secureAddressField('address', 'Or the address of a video file'),
        admin: {
          description: 'On another server. It is contacted only when a visitor asks for the video.',
        },
      },
      pictureField('poster', 'Shown in place of a video until it is played.'),
      { name: 'caption', type: 'text', localized: true, maxLength: 160 },
    ],
    'Picture or video',
    'Pictures and videos',
  ),
  block(
    'columns',
    [
      optionalHeading,
      listField('columns', { minRows: 2, maxRows: 4, required: true }, [
        heading,
        textareaField('text', { required: true }),
        optionalLabel,
        ...linkFields(),
      ]),
    ],
    'Columns',
  ),
  block(
    'figures',
    [
      optionalHeading,
      { ...figuresField('figures', 'Large figures with what they count.'), required: true },
    ],
    'Figures',
  ),
  listBlock('work', 'Work', 'projects'),
  listBlock('services', 'Services', 'services', 6),
  listBlock('people', 'People', 'employees', 8),
  listBlock('testimonials', 'Testimonials', 'testimonials', 2),
  listBlock('questions', 'Questions', 'faqs', 6),
  listBlock('vacancies', 'Vacancies', 'vacancies'),
  listBlock('articles', 'Articles', 'articles'),
  block(
    'callToTalk',
    [
      heading,
      textareaField('text'),
      {
        name: 'action',
        type: 'group',
        admin: { description: 'Without a text, it leads to the hire-us page.' },
        fields: [optionalLabel, ...linkFields()],
      },
    ],
    'Call to talk',
    'Calls to talk',
  ),
  block(
    'consultation',
    [
      heading,
      textareaField('text'),
      {
        ...referenceField('about', 'services', 'The service that the form begins with.'),
        label: 'Service',
      },
    ],
    'Consultation form',
  ),
  block(
    'embed',
    [
      heading,
      {
        name: 'source',
        label: 'Address',
        type: 'text',
        required: true,
        validate: validateEmbed,
        admin: {
          description:
            'YouTube, Vimeo, OpenStreetMap or Google Maps. Loaded when a visitor asks for it.',
        },
      },
    ],
    'Embedded video or map',
    'Embedded videos and maps',
  ),
]
