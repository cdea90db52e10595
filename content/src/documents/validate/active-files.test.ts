import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../../../../tests/files/built-files.ts'
import { validateFile } from './validate-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-active-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function validate(bytes: Buffer | Promise<Buffer>) {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, await bytes)
  return validateFile(file, ['pdf'])
}

/** An object stream with one object, compressed or with the given dictionary entries. */
function objectStream(
  value: string,
  { about = '/Filter/FlateDecode', packed = true } = {},
): Buffer {
  const content = Buffer.from(`7 0 ${value}`)
  return Buffer.concat([
    Buffer.from(`6 0 obj<</Type/ObjStm/N 1/First 4${about}>>\nstream\r\n`),
    packed ? deflateSync(content) : content,
    Buffer.from('\nendstream endobj'),
  ])
}

const stream = (content: string | Buffer, about = '') =>
  Buffer.concat([
    Buffer.from(`8 0 obj<</Length ${content.length}${about}>>stream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream endobj'),
  ])

const scripted: Record<string, string | Buffer> = {
  'an action': '4 0 obj<</Type/Action/S/JavaScript/JS(app.alert\\(1\\))>>endobj',
  'an action whose script is elsewhere': '4 0 obj<< /JS 5 0 R /S /JavaScript >>endobj',
  'names that are written in numbers': '4 0 obj<</S/J#61vaScript/#4a#53(x)>>endobj',
  'an action that is opened with the document':
    '4 0 obj<</OpenAction<</S/JavaScript/JS(x)>>>>endobj',
  'an action deep inside': `4 0 obj${'[<</A '.repeat(200)}<</JS(x)>>${'>>]'.repeat(200)}endobj`,
  'scripts of the document': '4 0 obj<</Names<</JavaScript 5 0 R>>>>endobj',
  'a program that is started': '4 0 obj<</S/Launch/F(cmd.exe)>>endobj',
  'a kind of action that is elsewhere': '4 0 obj /Launch endobj',
  'a form with scripts of its own': '4 0 obj<</XFA[(a)5 0 R]>>endobj',
  'comments in between': '4 0 % x\nobj%<<>>\n<<%)\n/S%x\n/JavaScript/JS(x)>>endobj',
  'a text with brackets before': '4 0 obj<</A(\\)(())\\()/B<2f>/JS(x)>>endobj',
  'an object in a stream that a reader is pointed to': stream('4 0 obj<</JS(x)>>endobj'),
  'an object in a text that a reader is pointed to': '4 0 obj<</A(5 0 obj<</JS 1>>)>>endobj',
  'an object stream': objectStream('<</S/JavaScript/JS(x)>>'),
  'an object stream that is not packed': objectStream('<</JS(x)>>', { about: '', packed: false }),
  'an object stream with its kind elsewhere': Buffer.from(
    objectStream('<</JS(x)>>').toString('latin1').replace('/Type/ObjStm', '/Type 9 0 R'),
    'latin1',
  ),
}

describe('a PDF with scripts', () => {
  test.each(Object.entries(scripted))('%s', async (_name, inside) => {
    await expect(validate(pdf(inside))).rejects.toMatchObject({ reason: 'scripts' })
  })

  test.each([
    ['/Filter[/ASCIIHexDecode/FlateDecode]', 'damaged'],
    ['/Filter 9 0 R', 'damaged'],
    ['/Filter/FlateDecode/DecodeParms<</Predictor 12>>', 'damaged'],
    ['/Filter/FlateDecode/First 9 0 R', 'damaged'],
  ])('an object stream that cannot be looked into: %s', async (about, reason) => {
    const given = pdf(objectStream('<</JS(x)>>', { about }))
    await expect(validate(given)).rejects.toMatchObject({ reason })
  })

  test('object streams that are encrypted', async () => {
    const packed = objectStream('<</A 1>>', { packed: false })
    const given = pdf(Buffer.concat([packed, Buffer.from('9 0 obj<</Encrypt 5 0 R>>endobj')]))
    await expect(validate(given)).rejects.toMatchObject({ reason: 'protected' })
  })

  test('an object stream that grows without end', async () => {
    const packed = objectStream(`<</A(${' '.repeat(40 * 1024 * 1024)})>>`)
    await expect(validate(pdf(packed))).rejects.toMatchObject({ reason: 'oversized' })
  })

  test('values within each other without end, also in a small file', async () => {
    const packed = objectStream('['.repeat(30 * 1024 * 1024))
    expect(packed.length).toBeLessThan(40_000)
    await expect(validate(pdf(packed))).rejects.toMatchObject({ reason: 'damaged' })
    await expect(validate(pdf(`4 0 obj${'['.repeat(501)}`))).rejects.toMatchObject({
      reason: 'damaged',
    })
    expect(await validate(pdf(`4 0 obj${'['.repeat(50)}${']'.repeat(50)}endobj`))).toBe('pdf')
  })

  test('numbers without end', async () => {
    const given = pdf(`4 0 obj[${'1 '.repeat(4_900_000)}]endobj`)
    await expect(validate(given)).rejects.toMatchObject({ reason: 'damaged' })
  })

  test('object streams without end', async () => {
    const empty = objectStream('', { about: '/First 0/Filter/FlateDecode' })
    const given = pdf(Buffer.concat(Array.from({ length: 9_000 }, () => empty)))
    await expect(validate(given)).rejects.toMatchObject({ reason: 'oversized' })
  })

  test.each(['obj<<', 'obj[(', 'obj(', 'obj<</A(', 'obj%', '(', '<<', '[', 'obj<'])(
    'ten megabytes of %j are read in a few seconds',
    async (piece) => {
      const before = process.cpuUsage()
      const given = pdf(piece.repeat((10 * 1024 * 1024) / piece.length))
      await validate(given).catch(() => {})
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000_000).toBeLessThan(5)
    },
    30_000,
  )
})

describe('an ordinary PDF passes', () => {
  test.each<[string, string | Buffer]>([
    ['links', '4 0 obj<</S/URI/URI(https://example.com/JavaScript/JS)>>endobj'],
    ['a view that is opened', '4 0 obj<</OpenAction[3 0 R/XYZ null null 0]>>endobj'],
    ['a text about scripts', '4 0 obj<</Title(/S /JavaScript /JS \\(x\\) <</Launch>>)>>endobj'],
    ['an attachment, as Europass has', '4 0 obj<</Names<</EmbeddedFiles 5 0 R>>>>endobj'],
    ['a page about scripts', stream('BT (/S/JavaScript/JS) Tj ET /JS gs')],
    ['packed noise', stream(deflateSync(randomBytes(500_000)), '/Filter/FlateDecode')],
    ['noise', stream(randomBytes(2_000_000))],
    ['an object stream', objectStream('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')],
    ['a profile of colours', stream(randomBytes(900), '/N 3/Alternate/DeviceRGB')],
    ['what describes it', stream('<rdf:li>https://example.com/JS</rdf:li>', '/Type/Metadata')],
    ['a protection against changes', '4 0 obj<</Encrypt 5 0 R>>endobj'],
  ])('with %s', async (_name, inside) => {
    expect(await validate(pdf(inside))).toBe('pdf')
  })
})
