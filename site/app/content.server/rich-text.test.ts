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

const file = {
  id: 1,
  filename: 'a.webp',
  mimeType: 'image/webp',
  width: 8,
  height: 5,
  alt: 'A map',
}
const withUpload = (value: unknown, fields: object = {}) =>
  ({
    root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value, fields }] },
  }) as unknown as RichText

test('a video waits for the reader, behind its poster', () => {
  const video = { ...file, filename: 'tour.mp4', mimeType: 'video/mp4', alt: 'A tour of the app' }
  const html = toHtml(withUpload(video, { poster: { relationTo: 'media', value: file } }))
  expect(html).toMatch(
    /<video src="\/media\/tour.mp4" poster="\/media\/a.webp"[^>]* preload="none"/,
  )
  expect(html).toContain('<a href="/media/tour.mp4">A tour of the app</a></video>')
})

const withVideo = (fields: object) =>
  ({
    root: {
      type: 'root',
      children: [{ type: 'block', fields: { blockType: 'video', ...fields } }],
    },
  }) as unknown as RichText

test('a video elsewhere is a link with its poster, and only to a secure address', () => {
  const poster = { relationTo: 'media', value: file }
  const film = { address: 'https://video.example/1', title: 'The <film>', poster, caption: 'Live' }
  const html = toHtml(withVideo(film))
  expect(html).toMatch(/<a [^>]*href="https:\/\/video.example\/1">.*a.webp.*The &lt;film&gt;<\/a>/)
  expect(html).toContain('<figcaption>Live</figcaption>')
  for (const address of ['javascript:alert(1)', '', null]) {
    expect(toHtml(withVideo({ ...film, address }))).toBe('')
  }
})

test('a picture has its own caption, or that of the file; none where a draft has no file', () => {
  const captioned = { ...file, caption: 'Of the <file>' }
  expect(toHtml(withUpload(captioned))).toContain('<figcaption>Of the &lt;file&gt;</figcaption>')
  expect(toHtml(withUpload(captioned, { caption: 'Here' }))).toContain(
    '<figcaption>Here</figcaption>',
  )
  for (const missing of [1, null, undefined]) expect(toHtml(withUpload(missing))).toBe('')
})
