import type { RichTextField } from 'payload'
import {
  figuresField,
  listField,
  numberField,
  orderField,
  referenceField,
  referencesField,
  requiredText,
  row,
  selectField,
  summaryField,
  tabs,
  textsField,
  validateWebAddress,
} from '../fields/common-fields.ts'
import { addPictures, coverField } from '../media/media.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { pageSlug, translatedSlug } from '../publishing/slug.ts'

/** A piece of delivered work: the pages behind `/services/{id}`. */
export const Projects = contentCollection({
  slug: 'projects',
  defaultPopulate: {
    slug: true,
    title: true,
    summary: true,
    client: true,
    industry: true,
    year: true,
    cover: true,
    services: true,
    outcomes: true,
  },
  defaultSort: 'order',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'client', 'year', '_status'],
    description: 'Delivered work. Each project has a page of its own below “Services”.',
  },
  fields: [
    tabs({
      Overview: [
        requiredText('title', undefined, 90),
        summaryField(240, 'One or two sentences, shown wherever the project is listed.'),
        coverField(),
        referencesField('services', 'services', 'Visitors filter the work by these.', {
          required: true,
        }),
        figuresField('outcomes', 'Two to four figures that say what changed.'),
      ],
      'Case study': [
        chapterField('challenge', 'What the client had, and what was wrong with it.'),
        chapterField('approach', 'What was built, and how it was decided.'),
        chapterField('result', 'What is different now. Put figures under Outcomes.'),
        listField(
          'gallery',
          {
            maxRows: 12,
            labels: { singular: 'Image', plural: 'Images' },
            admin: {
              description: 'Up to twelve images, in the order shown.',
              components: { afterInput: [addPictures] },
            },
          },
          [
            { name: 'image', type: 'upload', relationTo: 'media', required: true },
            { name: 'caption', type: 'text', localized: true },
          ],
        ),
        referenceField(
          'testimonial',
          'testimonials',
          'What the client said, shown below the result.',
        ),
      ],
      Facts: [
        row({ name: 'client', type: 'text', required: true }, requiredText('industry')),
        row(
          { name: 'year', type: 'number', required: true, min: 2000, max: 2100 },
          numberField('durationMonths', 'Duration (months)', [1, 240]),
          numberField('teamSize', 'Team size (people)', [1, 500]),
        ),
        selectField(
          'platforms',
          {
            web: 'Web',
            ios: 'iOS',
            android: 'Android',
            desktop: 'Desktop',
            api: 'API',
          },
          { hasMany: true, defaultValue: ['web'] },
        ),
        textsField('stack', 'Press Enter after each.', 'Technologies'),
        referencesField('team', 'employees', 'Who built it, in the order shown.'),
        {
          name: 'link',
          type: 'text',
          validate: validateWebAddress,
          admin: { description: 'Full URL of the live product, if it is public.' },
        },
      ],
    }),
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Shown first on the services page.' },
    },
    orderField,
    pageSlug(),
    translatedSlug,
  ],
})

function chapterField(name: string, description: string): RichTextField {
  return { name, type: 'richText', required: true, localized: true, admin: { description } }
}

/** A client's quote, shown on the home page and with a project. */
export const Testimonials = contentCollection({
  slug: 'testimonials',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'project', '_status'],
    description: 'What clients said: on the home page, where one is chosen, and beside a project.',
  },
  fields: [
    { name: 'quote', type: 'textarea', required: true, localized: true, maxLength: 600 },
    row({ name: 'name', type: 'text', required: true }, requiredText('role', 'Position'), {
      name: 'company',
      type: 'text',
      required: true,
    }),
    referenceField('project', 'projects', 'The project they speak about, if any.'),
  ],
})
