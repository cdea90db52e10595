import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  docx,
  docxParts,
  odt,
  ooxmlParts,
  pdf,
  png,
  xlsx,
  zip,
} from '../../../../tests/files/built-files.ts'
import type { DocumentKind } from '../document-kinds.ts'
import { validateFile } from './validate-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-validate-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const all: DocumentKind[] = ['pdf', 'docx', 'xlsx', 'odt', 'png', 'jpeg', 'webp']

async function validate(bytes: Buffer | Promise<Buffer>, kinds = all) {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, await bytes)
  return validateFile(file, kinds)
}

const picture = (format: 'jpeg' | 'webp' | 'png' | 'gif') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#2f6f4f' } })
    .toFormat(format)
    .toBuffer()

const bytes = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )

describe('a file is what its bytes say', () => {
  test.each<[DocumentKind, () => Buffer | Promise<Buffer>]>([
    ['pdf', () => pdf()],
    ['docx', () => docx()],
    ['xlsx', () => xlsx()],
    ['odt', () => odt()],
    ['png', () => png()],
    ['png', () => picture('png')],
    ['jpeg', () => picture('jpeg')],
    ['webp', () => picture('webp')],
    ['jpeg', async () => bytes(await picture('jpeg'), 'the second picture of a camera')],
    ['pdf', () => pdf('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
  ])('%s', async (kind, build) => {
    expect(await validate(build())).toBe(kind)
  })

  test('a kind that is not asked for is rejected', async () => {
    await expect(validate(pdf(), ['png'])).rejects.toMatchObject({ reason: 'wrongKind' })
    await expect(validate(xlsx(), ['docx'])).rejects.toMatchObject({ reason: 'wrongKind' })
  })
})

const macros = (name: string) => [{ name, content: 'Sub AutoOpen()' }]
const vba = '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>'
const zeros = (megabytes: number) => ({
  name: 'word/media/zeros.bin',
  content: Buffer.alloc(megabytes * 1024 * 1024),
})

describe('rejected', () => {
  const cases: Record<string, Record<string, () => Buffer | Promise<Buffer>>> = {
    unknownKind: {
      'an empty ZIP': () => Buffer.from('PK\x05\x06'.padEnd(22, '\0')),
      HTML: () => bytes('<!doctype html><script>alert(1)</script>'),
      SVG: () => bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      text: () => bytes('%PDF'),
      'a GIF': () => picture('gif'),
      'a program': () => bytes('MZ\x90\0', pdf()),
      'a PDF after something else': () => bytes('\n', pdf()),
      'a picture after a tag of an MP3': async () =>
        bytes('ID3\x03\0\0\0\0\0\0', await picture('jpeg')),
      'an older Word document': () => bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
    },
    wrongKind: {
      'a plain ZIP': () => zip([{ name: 'readme.txt', content: 'hello' }]),
      'a presentation': () =>
        zip(
          ooxmlParts(
            'ppt/presentation.xml',
            'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
          ),
        ),
      'a DOCX without its main part': () =>
        zip(docxParts().filter(({ name }) => name !== 'word/document.xml')),
      'a DOCX by its names alone': () =>
        zip([
          { name: '[Content_Types].xml', content: '<Types/>' },
          { name: '_rels/.rels', content: '<Relationships/>' },
          { name: 'word/document.xml', content: '<w:document/>' },
        ]),
      'an OpenDocument spreadsheet': () =>
        odt({ type: 'application/vnd.oasis.opendocument.spreadsheet' }),
      'an ODT whose type is not in front': async () =>
        zip([
          { name: 'content.xml', content: '<office:document-content/>' },
          { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
          { name: 'META-INF/manifest.xml', content: '<manifest/>' },
        ]),
    },
    damaged: {
      'a PDF that was cut off': () => pdf().subarray(0, -30),
      'a PNG that was cut off': () => png().subarray(0, 20),
      'a JPEG of three bytes': () => bytes('\xff\xd8\xff'),
      'a WebP that was cut off': async () => (await picture('webp')).subarray(0, -4),
      'a DOCX that was cut off': async () => (await docx()).subarray(0, -40),
      'a DOCX whose data is damaged': async () => {
        const whole = await docx()
        whole.fill(0xff, 60, 90)
        return whole
      },
      'a DOCX with something after it': async () =>
        bytes(await docx(), '<script>alert(1)</script>'),
      'a DOCX with a comment': () => zip(docxParts(), '<script>alert(1)</script>'),
      'a DOCX with a path that leads out': () =>
        patched(docx([{ name: 'aa/evil.xml', content: 'x' }]), 'aa/evil', '../evil'),
    },
    macros: {
      'a DOCX with macros': () => docx(macros('word/vbaProject.bin'), vba),
      'a DOCX with macros under another name': () => docx(macros('word/styles.bin'), vba),
      'a DOCX with macros and no word about it': () => docx(macros('word/vbaProject.bin')),
      'a DOCX whose type is spelled to be overlooked': () =>
        docx([], vba.replace('vba', 'v&#98;a')),
      'a DOCM': () =>
        zip(
          ooxmlParts('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
        ),
      'an ODT with macros': () => odt({ more: macros('Basic/Standard/Module1.xml') }),
      'an ODT with scripts': () => odt({ more: macros('Scripts/python/run.py') }),
    },
    protected: {
      'an ODT with a password': () =>
        odt({ manifest: '<manifest:manifest><manifest:encryption-data/></manifest:manifest>' }),
      'a DOCX with encrypted entries': async () => withFlag(await docx(), 1),
    },
    mixed: {
      'a PDF that is also a ZIP': async () => pdf(await zip([{ name: 'a.txt', content: 'a' }])),
      'a PDF that is also HTML': () => pdf('<html><script>alert(1)</script></html>'),
      'a PDF that is also a page without a head': () => pdf('<sCrIpT\n>alert(1)</sCrIpT>'),
      'a PDF that is also SVG': () => pdf('<svg onload=alert(1)>'),
      'a PDF that is also PHP': () => pdf('<?php system($_GET[0]);'),
      'a PDF that is also a RAR': () => pdf(bytes('Rar!\x1a\x07\0')),
      'a PDF whose mark lies where two pieces meet': () =>
        pdf(`${'-'.repeat(64 * 1024 - 3 - pdf().indexOf('\n2 0 obj'))}<html>`),
      'a PNG that is also a ZIP': async () =>
        bytes(png(), await zip([{ name: 'a.txt', content: 'a' }])),
      'a PNG that is also HTML': () => png({ text: '<!DOCTYPE html><iframe src=//x>' }),
      'a PNG that is also a PDF': () => png({ text: '%PDF-1.4' }),
      'a PNG with something after it': () => bytes(png(), 'more'),
      'a WebP with something after it': async () => bytes(await picture('webp'), 'more'),
      'a JPEG that is also a ZIP': async () =>
        bytes(await picture('jpeg'), await zip([{ name: 'a.txt', content: 'a' }])),
      'a JPEG that is also a PDF': async () => bytes(await picture('jpeg'), pdf()),
      'a JPEG that is also HTML': async () => bytes(await picture('jpeg'), '<script>alert(1)'),
      'a DOCX that is also a PDF': () =>
        zip([{ name: 'a.pdf', content: pdf(), stored: true }, ...docxParts()]),
      'a DOCX with bytes between its entries': async () => withGap(await docx()),
      'a DOCX that is also a Java program': () =>
        docx([{ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: A' }]),
      'a DOCX that is also an Android program': () =>
        docx([{ name: 'classes.dex', content: 'dex' }]),
      'a DOCX that is also an ODT': () => docx([{ name: 'mimetype', content: 'x', stored: true }]),
      'a DOCX with two parts of one name': () =>
        patched(
          docx([{ name: 'word/Document.xmk', content: 'x' }]),
          'Document.xmk',
          'document.xml',
        ),
    },
    oversized: {
      'a bomb of zeros': () => docx([zeros(8)]),
      'a bomb of many megabytes': () => docx([zeros(101)]),
      'a picture of billions of pixels': () => png({ width: 60_000, height: 60_000 }),
    },
  }
  for (const [reason, files] of Object.entries(cases)) {
    test.each(Object.keys(files))(`${reason}: %s`, async (name) => {
      await expect(validate(files[name]?.() ?? Buffer.alloc(0))).rejects.toMatchObject({ reason })
    })
  }

  test('a bomb whose list lies about its size', async () => {
    const bomb = await docx([zeros(8)])
    // The uncompressed size of the last entry in the central directory.
    const entry = bomb.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    bomb.writeUInt32LE(1000, entry + 24)
    await expect(validate(bomb)).rejects.toMatchObject({ reason: 'damaged' })
  })

  test('a bomb whose entries share their data', async () => {
    const bomb = await docx([
      { name: 'word/media/a', content: randomBytes(1000) },
      { name: 'word/media/b', content: randomBytes(1000) },
    ])
    const last = bomb.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    const before = bomb.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'), last - 1)
    bomb.writeUInt32LE(bomb.readUInt32LE(before + 42), last + 42)
    await expect(validate(bomb)).rejects.toMatchObject({ reason: 'mixed' })
  })
})

/** Replaces text in a file by text of the same length. */
async function patched(file: Promise<Buffer>, from: string, to: string): Promise<Buffer> {
  return Buffer.from((await file).toString('latin1').replaceAll(from, to), 'latin1')
}

/** Sets bits of the general purpose flag in every central directory entry. */
function withFlag(file: Buffer, flag: number): Buffer {
  const mark = Buffer.from('PK\x01\x02', 'latin1')
  for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + 4)) {
    file.writeUInt16LE(file.readUInt16LE(at + 8) | flag, at + 8)
  }
  return file
}

/**
 * Inserts a page between the entries and the central directory, and updates the directory's offset.
 */
function withGap(file: Buffer): Buffer {
  const hidden = Buffer.from('<html><script>alert(1)</script></html>')
  const list = file.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const whole = Buffer.concat([file.subarray(0, list), hidden, file.subarray(list)])
  whole.writeUInt32LE(list + hidden.length, whole.length - 6)
  return whole
}
