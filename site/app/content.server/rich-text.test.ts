import { expect, test } from 'vitest'
import { toHtml } from './rich-text.ts'

type RichText = Parameters<typeof toHtml>[0]

/** A paragraph with one link to a document. */
const linking = (doc: unknown) =>
  ({
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [
            {
              type: 'link',
              version: 1,
              fields: { linkType: 'internal', doc },
              children: [{ type: 'text', version: 1, text: 'our map', format: 0 }],
            },
          ],
        },
      ],
    },
  }) as unknown as RichText

test('a link to a document leads to its page', () => {
  const doc = { relationTo: 'projects', value: { id: 1, slug: 'fleet-map' } }
  expect(toHtml(linking(doc))).toContain('<a href="/services/fleet-map">our map</a>')
})

test.each([
  ['which visitors may not see', { relationTo: 'projects', value: 7 }],
  ['which is gone', null],
  ['which has no page', { relationTo: 'media', value: { id: 1, slug: 'x' } }],
])('a link to a document %s is plain text', (_, doc) => {
  const html = toHtml(linking(doc))
  expect(html).toContain('our map')
  expect(html).not.toContain('<a')
})
