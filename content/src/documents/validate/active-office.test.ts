import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docx, odt } from '../../../../tests/files/built-files.ts'
import { validateFile } from './validate-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-active-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function validate(bytes: Buffer | Promise<Buffer>) {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, await bytes)
  return validateFile(file, ['docx', 'odt'])
}

const relations = (attributes: string) => [
  {
    name: 'word/_rels/settings.xml.rels',
    content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ${attributes}/></Relationships>`,
  },
]
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const external = (type: string, target: string) =>
  relations(`Type="${office}/${type}" Target="${target}" TargetMode="External"`)
const ole10Native = Buffer.concat([randomBytes(600), Buffer.from('\x01Ole10Native', 'utf16le')])

describe('a text document that loads or runs something', () => {
  test.each<[string, string, () => Promise<Buffer>]>([
    [
      'a template from the internet',
      'remote',
      () => docx(external('attachedTemplate', 'https://x.example/a.dotm')),
    ],
    [
      'a template in a network',
      'remote',
      () => docx(external('attachedTemplate', '\\\\10.0.0.1\\a\\b.dotm')),
    ],
    [
      'a template in a network, as a file',
      'remote',
      () => docx(external('attachedTemplate', 'file://server/a.dotm')),
    ],
    [
      'a template whose address is written in numbers',
      'remote',
      () => docx(external('attachedTemplate', '&#x68;ttp://x.example/a')),
    ],
    [
      'an object from the internet',
      'remote',
      () => docx(external('oleObject', 'mhtml:http://x.example!x-usc:y')),
    ],
    ['a frame from the internet', 'remote', () => docx(external('frame', 'http://x.example'))],
    ['a program', 'program', () => docx([{ name: 'word/embeddings/setup.exe', content: 'MZ' }])],
    [
      'a file in a wrapping',
      'program',
      () => docx([{ name: 'word/embeddings/oleObject1.bin', content: ole10Native }]),
    ],
    ['a control', 'program', () => docx([{ name: 'word/activeX/activeX1.bin', content: 'x' }])],
    [
      'a macro that is called',
      'macros',
      () => odt({ content: '<script:event-listener script:event-name="dom:load"/>' }),
    ],
    [
      'a template of an ODT',
      'remote',
      () =>
        odt({
          more: [
            { name: 'meta.xml', content: '<meta:template xlink:href="https://x.example/a.ott"/>' },
          ],
        }),
    ],
    [
      'a file in a wrapping in an ODT',
      'program',
      () => odt({ more: [{ name: 'Object 1', content: ole10Native }] }),
    ],
  ])('%s', async (_name, reason, build) => {
    await expect(validate(build())).rejects.toMatchObject({ reason })
  })

  const loaded = `Type="${office}/attachedTemplate" TargetMode="External" Target="https://x.example/"`
  const rels = (content: string | Buffer) => docx([{ name: 'word/_rels/a.xml.rels', content }])
  const root = (inside: string) => `<office:document>${inside}</office:document>`
  const meta = (inside: string) => odt({ more: [{ name: 'meta.xml', content: root(inside) }] })
  const inUtf16 = (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  const relation = `<Relationships><Relationship ${loaded}/></Relationships>`

  test.each<[string, string, () => Promise<Buffer>]>([
    ['UTF-16', 'damaged', () => rels(inUtf16(relation))],
    ['UTF-16 with the other byte order', 'damaged', () => rels(inUtf16(relation).swap16())],
    ['UTF-16 without a mark', 'damaged', () => rels(Buffer.from(relation, 'utf16le'))],
    [
      'UTF-16 in an ODT',
      'damaged',
      () =>
        odt({
          more: [{ name: 'styles.xml', content: inUtf16(root('<script:event-listener />')) }],
        }),
    ],
    ['UTF-7', 'damaged', () => rels(`<?xml version="1.0" encoding="UTF-7"?>${relation}`)],
    ['entities', 'mixed', () => rels(`<!DOCTYPE a [<!ENTITY b "c">]>${relation}`)],
    ['300 elements within each other', 'damaged', () => odt({ content: nested(300) })],
    [
      '300 attributes of one element',
      'damaged',
      () => odt({ content: `<a ${Array.from({ length: 300 }, (_, n) => `a${n}=""`).join(' ')}/>` }),
    ],
    ['XML that is cut off', 'damaged', () => rels('<Relationships><Relationship')],
    ['a prefix with a hyphen', 'remote', () => rels(`<r-x:Relationship ${loaded}/>`)],
    ['a prefix with a dot', 'remote', () => rels(`<p.q:Relationship ${loaded}/>`)],
    ['a > in an attribute', 'remote', () => rels(`<Relationship Id=">" ${loaded}/>`)],
    [
      'a > in an earlier element',
      'remote',
      () => rels(`<a b="<Relationship >"><Relationship ${loaded}/></a>`.replace('<Rel', '&lt;Rel')),
    ],
    [
      'spaces around a type',
      'remote',
      () => rels(`<R:Relationship ${loaded.replace('" ', ' " ')}/>`),
    ],
    [
      'macros under another prefix',
      'macros',
      () => docx([], `<p.q:Default Extension=">" ContentType="vbaProj&#101;ct"/>`),
    ],
    [
      'a file in a wrapping in another folder',
      'program',
      () => docx([{ name: 'word/objects/o1.dat', content: ole10Native }]),
    ],
    [
      'a file in a wrapping spelled in another case',
      'program',
      () => docx([{ name: 'word/objects/o1.dat', content: Buffer.from('OLE10native', 'utf16le') }]),
    ],
    [
      'a file in a wrapping where two pieces meet',
      'program',
      () =>
        docx([
          {
            name: 'word/o1.dat',
            content: Buffer.concat([
              randomBytes(64 * 1024 - 10),
              Buffer.from('Ole10Native', 'utf16le'),
            ]),
            stored: true,
          },
        ]),
    ],
    [
      'a listener under another prefix',
      'macros',
      () => odt({ content: '<s.t-u:event-listener/>' }),
    ],
    [
      'a listener in the styles',
      'macros',
      () => odt({ more: [{ name: 'styles.xml', content: root('<script:event-listener/>') }] }),
    ],
    [
      'a listener in an embedded document',
      'macros',
      () => odt({ more: [{ name: 'Object 1/content.xml', content: '<script:event-listener/>' }] }),
    ],
    [
      'a > before the address of a template',
      'remote',
      () => meta('<meta:template xlink:title=">" x:href="https://x.example/a.ott"/>'),
    ],
    ['a template on a share', 'remote', () => meta('<meta:template xlink:href="//x.example/a"/>')],
    [
      'an address with a line break',
      'remote',
      () => meta('<meta:template xlink:href="ht&#10;tps://x.example/a.ott"/>'),
    ],
    ...['object', 'object-ole', 'floating-frame', 'section-source'].map(
      (name): [string, string, () => Promise<Buffer>] => [
        `a remote ${name}`,
        'remote',
        () => odt({ content: root(`<draw:${name} xlink:href="https://x.example/a"/>`) }),
      ],
    ),
  ])('%s', async (_name, reason, build) => {
    await expect(validate(build())).rejects.toMatchObject({ reason })
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['links', () => docx(external('hyperlink', 'https://example.com'))],
    ['pictures from the internet', () => docx(external('image', 'https://example.com/a.png'))],
    [
      'a template on the disk of its author',
      () => docx(external('attachedTemplate', 'file:///C:\\Users\\Ana\\CV.dotx')),
    ],
    [
      'a template on another disk',
      () => docx(external('attachedTemplate', 'file:///Users/ana/CV.dotx')),
    ],
    [
      'a chart',
      () => docx([{ name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', content: 'PK' }]),
    ],
    [
      'an older formula',
      () => docx([{ name: 'word/embeddings/oleObject1.bin', content: randomBytes(900) }]),
    ],
    ['no macros', () => odt({ content: root('<office:scripts/><text:p>Eight years.</text:p>') })],
    [
      'links, pictures, comments and an object of an ODT',
      () =>
        odt({
          content: `\ufeff<?xml version="1.0" encoding="utf-8"?><!-- > -->${root(
            '<text:a xlink:href="https://example.com/?a=1&amp;b">></text:a><draw:image xlink:href="https://example.com/a.png"/><office:annotation><dc:creator>Zoë</dc:creator></office:annotation><draw:object xlink:href="./Object 1"/>',
          )}`,
        }),
    ],
    [
      'a long path',
      () => odt({ content: `<draw:path svg:d="${randomBytes(99_999).toString('hex')}"/>` }),
    ],
    ['lists in tables in sections', () => odt({ content: nested(200) })],
    ['an empty part', () => odt({ more: [{ name: 'settings.xml', content: '' }] })],
    [
      'a declared encoding',
      () => rels("<?xml version='1.0' encoding='utf-8'?>\r\n<Relationships/>"),
    ],
    [
      'a template of its own',
      () =>
        odt({ more: [{ name: 'meta.xml', content: '<meta:template xlink:href="../a.ott"/>' }] }),
    ],
  ])('passes with %s', async (_name, build) => {
    expect(await validate(build())).toMatch(/docx|odt/)
  })
})

test('is not parsed where its type is not allowed', async () => {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, await odt({ content: '<script:event-listener/>' }))
  await expect(validateFile(file, ['docx'])).rejects.toMatchObject({ reason: 'wrongKind' })
})

test('is not parsed without limit', async () => {
  const content = `<a>${randomBytes(450_000).toString('hex')}</a>`
  const name = (_: unknown, index: number) => ({ name: `word/_rels/${index}.rels`, content })
  const parts = Array.from({ length: 20 }, name)
  await expect(validate(docx(parts))).rejects.toMatchObject({ reason: 'oversized' })
  expect(await validate(docx(parts.slice(0, 2)))).toBe('docx')
})
