import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { Media } from '@vitrina/content/media/media.ts'
import { cleanUpMedia, makeSizes } from '@vitrina/content/media/media-files.ts'
import { settings } from '@vitrina/content/settings.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { rest } from './access/rest.ts'
import { signUp, type TestUser } from './access/test-users.ts'
import { openPayload } from './payload.ts'
import { connect, raisedBy } from './publishing/revision.ts'

let editor: TestUser
beforeAll(async () => {
  editor = await signUp('editor', 'uploads@company.example')
})

const picture = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f4f' } })

/** A PNG whose header says this size, without the pixels. */
async function withSize(width: number, height: number): Promise<Buffer> {
  const image = await picture().png().toBuffer()
  image.writeUInt32BE(width, 16)
  image.writeUInt32BE(height, 20)
  image.writeUInt32BE(crc32(image.subarray(12, 29)), 29)
  return image
}

/** A GIF of which each frame changes a single pixel. */
function animation(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  const frame = Buffer.from('2c00000000010001000002024401003b', 'hex').subarray(0, -1)
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

function upload(name: string, content: Buffer, type = 'image/png', language = 'en') {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(content)], name, { type }))
  body.append('_payload', JSON.stringify({ alt: 'A harbour at night' }))
  const headers = { 'Accept-Language': language }
  return rest('POST', 'media?depth=0', { token: editor.token, body, headers })
}

const svg = (content: string, size = 800) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`,
  )

/** Each level repeats the one before ten times. */
const nested = Array.from({ length: 12 }, (_, level) => {
  const content = level ? `<use href="#l${level - 1}"/>`.repeat(10) : '<path d="M0 0h1v1z"/>'
  return `<g id="l${level}">${content}</g>`
}).join('')

/** A filter that takes minutes. */
const endless = (size: number) => {
  const step =
    '<feTurbulence baseFrequency="0.9" numOctaves="200"/><feGaussianBlur stdDeviation="300"/>'
  const area = 'x="0" y="0" width="1" height="1"'
  return `<filter id="f" ${area}>${step.repeat(20)}</filter><rect width="${size}" height="${size}" filter="url(#f)"/>`
}

const nameOf = (answer: Awaited<ReturnType<typeof upload>>) =>
  (answer.body.doc as { filename?: string } | undefined)?.filename ?? answer.text

describe('an uploaded picture', () => {
  it('with too many pixels is rejected before it is decoded, with the limit', async () => {
    const huge = await withSize(10_000, 5_001)
    const answers = [await upload('huge.png', huge), await upload('h.png', huge, 'image/png', 'ro')]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(answers[0]?.text).toContain('A picture may have 50 million pixels at most')
    expect(answers[1]?.text).toContain('50 de milioane de pixeli')
  })

  it('is rejected for the pixels of all its frames', async () => {
    const answer = await upload('many.gif', animation(1_000, 1_000, 51), 'image/gif')
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('50 million')])
  })

  it.each([
    ['x.html', 'x.png'],
    ['.htaccess', 'file.png'],
    ['con.png', 'file.png'],
    ['gpj.\u202Egnp.png', 'gpj-gnp.png'],
    ['Școală de vară.jpeg', 'Scoala-de-vara.png'],
    ['офис.png', 'file.png'],
  ])('named %j is stored under a safe name', async (given, stored) => {
    const [base = '', extension] = stored.split('.')
    const name = nameOf(await upload(given, await picture().png().toBuffer()))
    expect(name).toMatch(new RegExp(`^${base}(?:-\\d+)?\\.${extension}$`))
  })

  it('of a kind that cannot be shown is rejected, whatever it says it is', async () => {
    const icon = Buffer.from('00000100010010100000010020006804000016000000', 'hex')
    for (const type of ['application/octet-stream', 'image/x-icon', 'image/png']) {
      const answer = await upload('x.html', icon, type)
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Choose a pic')])
    }
    const empty = await upload('empty.png', Buffer.alloc(0))
    expect([empty.status, empty.text]).toEqual([400, expect.stringContaining('Choose a pic')])
  })

  it.each([
    ['a filter', svg(endless(3_900), 3_900), 'image/svg+xml'],
    ['a filter, declared as another kind', svg(endless(900), 900), 'image/png'],
    ['nested copies', svg(nested), 'image/svg+xml'],
  ])('that is too complex to be drawn is rejected in time: %s', async (_, content, type) => {
    const start = performance.now()
    const answer = await upload('drawing.svg', content, type)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('too complex')])
    expect(performance.now() - start).toBeLessThan(8_000)
  })

  it('may be drawn with a large shadow, but has so many pixels at most', async () => {
    const shadow =
      '<filter id="f"><feDropShadow dx="9" dy="9" stdDeviation="20"/></filter><rect width="6000" height="6000" fill="#2f6f4f" filter="url(#f)"/>'
    const drawn = await upload('shadow.svg', svg(shadow, 7_000), 'image/png')
    expect(drawn.body.doc).toMatchObject({
      mimeType: 'image/svg+xml',
      color: expect.stringMatching(/^#[\da-f]{6}$/),
    })
    const large = await upload('large.svg', svg(shadow, 7_072), 'image/svg+xml')
    expect([large.status, large.text]).toEqual([400, expect.stringContaining('50 million')])
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)(
    'that ends too early is rejected, with sizes or without: %s',
    async (format) => {
      for (const width of [200, 900]) {
        const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
        const create = { width, height: 200, channels: 3, background: '#000', noise } as const
        const whole = await sharp({ create }).toFormat(format).toBuffer()
        const answer = await upload(`cut.${format}`, whole.subarray(0, whole.length / 2))
        expect(answer.status, answer.text).toBe(400)
      }
    },
  )

  it('keeps the original as it was sent', async () => {
    const original = await picture(640, 400).jpeg().toBuffer()
    const answer = await upload('kept.jpg', original, 'image/jpeg')
    expect(answer.body.doc).toMatchObject({ mimeType: 'image/jpeg', filesize: original.length })
  })

  it('is never fetched from an address', async () => {
    expect(Media.upload).toMatchObject({ pasteURL: false })
    const { doc } = (await upload('own.png', await picture().png().toBuffer())).body as {
      doc: { id: number }
    }
    for (const url of ['http://127.0.0.1:3200/favicon.ico', '/x']) {
      for (const path of [
        'media',
        'media?uploadEdits[widthInPixels]=10',
        `media/${doc.id}/duplicate`,
      ]) {
        const body = { alt: 'A harbour at night', url, filename: 'x.png' }
        const answer = await rest('POST', path, { token: editor.token, body })
        expect([answer.status, answer.text]).toEqual([
          400,
          expect.stringContaining('No files were'),
        ])
      }
    }
  })
})

/** The picture as stored, with the names of the files of its sizes. */
async function stored(id: number) {
  const payload = await openPayload()
  const picture = await payload.findByID({ collection: 'media', id })
  const sizes = Object.values(picture.sizes ?? {}).flatMap((size) => size?.filename ?? [])
  return { pending: picture.sizesPending, sizes: sizes.toSorted() }
}

describe('the sizes of a picture', () => {
  const uploadPicture = async (name: string, width: number, height: number) => {
    const answer = await upload(name, await picture(width, height).png().toBuffer())
    return (answer.body.doc as { id: number }).id
  }

  it('are WebP in the answer; AVIF follows by a job, which visitors then see', async () => {
    const id = await uploadPicture('harbour.png', 1000, 500)
    expect(await stored(id)).toEqual({ pending: true, sizes: ['harbour-640x320.webp'] })
    const client = await connect()
    const { rows } = await client.query(
      `select data from jobs.job where name = 'make-sizes' and data->>'id' = $1`,
      [String(id)],
    )
    await client.end()
    expect(rows).toEqual([{ data: { id } }])

    const payload = await openPayload()
    expect(await raisedBy(() => makeSizes(payload, { id }))).toBe(1)
    const made = ['320x160.avif', '640x320.avif', '640x320.webp', '960x480.avif']
    const sizes = made.map((size) => `harbour-${size}`)
    expect(await stored(id)).toEqual({ pending: false, sizes })
    const files = await readdir(path.join(settings.DATA_DIR, 'media'))
    expect(files).toEqual(expect.arrayContaining(sizes))
    // The same job again, as after a crash, changes nothing.
    expect(await raisedBy(() => makeSizes(payload, { id }))).toBe(0)
  })

  it('are made anew for a file that replaces another, and never those of the old one', async () => {
    const payload = await openPayload()
    const id = await uploadPicture('before.png', 1000, 500)
    await makeSizes(payload, { id })
    const body = new FormData()
    const after = await picture(700, 700).png().toBuffer()
    body.append('file', new File([new Uint8Array(after)], 'after.png', { type: 'image/png' }))
    body.append('_payload', '{}')
    await rest('PATCH', `media/${id}`, { token: editor.token, body })
    expect(await stored(id)).toEqual({ pending: true, sizes: ['after-640x640.webp'] })
    await makeSizes(payload, { id })
    const sizes = ['after-320x320.avif', 'after-640x640.avif', 'after-640x640.webp']
    expect(await stored(id)).toEqual({ pending: false, sizes })
  })

  it('stay when a form that was opened before them is saved', async () => {
    const id = await uploadPicture('open.png', 400, 400)
    const { body: opened } = await rest('GET', `media/${id}?depth=0`, { token: editor.token })
    await makeSizes(await openPayload(), { id })
    const body = { ...opened, alt: 'A harbour by day' }
    await rest('PATCH', `media/${id}`, { token: editor.token, body })
    expect(await stored(id)).toEqual({ pending: false, sizes: ['open-320x320.avif'] })
  })
})

it('removes old files without a row, and none of a picture, even in the trash', async () => {
  const payload = await openPayload()
  const folder = path.join(settings.DATA_DIR, 'media')
  const large = await picture(700, 500).png().toBuffer()
  const before = new Set(await readdir(folder))
  const answers = [await upload('used.png', large), await upload('in-trash.png', large)]
  const [, trashed] = answers.map(({ body }) => body.doc as { id: number })
  const id = trashed?.id ?? 0
  await payload.update({
    collection: 'media',
    id,
    data: { deletedAt: new Date().toISOString() },
  })
  const used = (await readdir(folder)).filter((name) => !before.has(name))
  expect(used.length).toBe(4)
  const orphans = ['orphan.png', 'orphan-320x200.avif']
  for (const name of [...orphans, 'young.png']) await writeFile(path.join(folder, name), 'x')
  const hour = 3_600_000
  const then = new Date(Date.now() - 2 * hour)
  for (const name of [...used, ...orphans]) await utimes(path.join(folder, name), then, then)
  expect(await cleanUpMedia(payload, { olderThan: hour })).toBeGreaterThanOrEqual(2)
  const left = await readdir(folder)
  expect(left).toEqual(expect.arrayContaining([...used, 'young.png']))
  expect(left).not.toEqual(expect.arrayContaining([expect.stringMatching(/^orphan/)]))
})
