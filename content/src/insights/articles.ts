import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { Access, GlobalConfig, PayloadRequest, Where } from 'payload'
import {
  leadField,
  orderField,
  referencesField,
  requiredText,
  sidebarDayField,
  summaryField,
  tabs,
} from '../fields/common-fields.ts'
import { articleEditor } from '../fields/editor.ts'
import { coverField } from '../media/media.ts'
import { pageGlobal } from '../pages/sections.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { isPreviewOf } from '../publishing/preview/previewable.ts'
import { pageSlug, translatedSlug } from '../publishing/slug.ts'
import { contentAccess, hasRole } from '../staff/access.ts'

const slug = 'insights-page'

const page = pageGlobal(slug, 'Insights page', 'Texts of the Insights page, and its switch.', [
  requiredText('heading'),
  leadField,
  {
    name: 'shown',
    label: 'Show insights',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description: 'Off, visitors find neither the page nor articles, feeds or links to them.',
    },
  },
])

const visible: Where = { _status: { equals: 'published' }, shown: { equals: true } }

/** For visitors, a page that is switched off is the same as one that was never published. */
export const InsightsPage: GlobalConfig = {
  ...page,
  access: { ...page.access, read: ({ req }) => hasRole(req.user, 'admin', 'editor') || visible },
}

/** What no document is. Payload would answer `false` with an error. */
const nothing: Where = { id: { exists: false } }

/** Limits what visitors may read to the time while the Insights page is switched on. */
export function whileInsightsAreShown(read: Access): Access {
  return async (args) => {
    const allowed = await read(args)
    return allowed === true || (await areShown(args.req)) ? allowed : nothing
  }
}

async function areShown(req: PayloadRequest): Promise<boolean> {
  if (isPreviewOf(req, slug)) return true
  const found = await req.payload.db.findGlobal({ slug, where: visible, req })
  return 'id' in found
}

const access = contentAccess('admin', 'editor')

/** An article of the company: the pages behind `/insights/{id}`. */
export const Articles = contentCollection({
  slug: 'articles',
  access: { ...access, read: whileInsightsAreShown(access.read) },
  defaultPopulate: { slug: true, title: true },
  defaultSort: '-publishedOn',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'author', 'publishedOn', '_status'],
    description: 'What the company writes about its work. Shown while the Insights page is.',
  },
  fields: [
    tabs({
      Article: [
        requiredText('title', undefined, 90),
        summaryField(240, 'One or two sentences, shown wherever the article is listed.'),
        coverField(),
        { name: 'author', type: 'relationship', relationTo: 'employees', required: true },
        referencesField('topics', 'topics', 'Visitors filter the articles by these.', {
          required: true,
        }),
        {
          name: 'body',
          label: 'Text',
          type: 'richText',
          required: true,
          localized: true,
          editor: articleEditor,
        },
      ],
      Related: [
        referencesField('projects', 'projects', 'Shown below the article, which they link to.'),
        referencesField('services', 'services', 'Shown beside the article, which they link to.'),
      ],
    }),
    sidebarDayField('publishedOn', 'Newer articles are listed first.', {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
    }),
    {
      // Stored, so that lists need not read the texts.
      name: 'readingMinutes',
      type: 'number',
      localized: true,
      admin: { hidden: true },
      hooks: {
        beforeChange: [({ siblingData, value }) => minutesToRead(siblingData.body) ?? value],
      },
    },
    pageSlug(),
    translatedSlug,
  ],
})

/** Visitors filter the articles by them. */
export const Topics = contentCollection({
  slug: 'topics',
  defaultPopulate: { slug: true, title: true },
  defaultSort: 'order',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'order', '_status'],
    description: 'What articles are about. Visitors filter the articles by these.',
  },
  fields: [requiredText('title', undefined, 60), orderField, pageSlug()],
})

type RichText = Parameters<typeof convertLexicalToPlaintext>[0]['data']

const wordsPerMinute = 200

/** The time to read a text, at least one minute; `undefined` without one. */
function minutesToRead(body: unknown): number | undefined {
  if (typeof body !== 'object' || !body || !('root' in body)) return undefined
  const words = convertLexicalToPlaintext({ data: body as RichText }).match(/\S+/g) ?? []
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}
