import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import * as filesystem from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import type { FileRule } from '@vitrina/content/documents/file-rules.ts'
import { StorageFull } from '@vitrina/content/documents/store-document.ts'
import { settings } from '@vitrina/content/settings.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { docx, pdf, png, zip } from '../../../tests/files/built-files.ts'
import { readForm } from './read-form.ts'

// Must run before any module reads the settings.
const dataFolder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const folder = mkdtempSync(`${tmpdir()}/vitrina-form-`)
  process.env.DATA_DIR = folder
  process.env.DATABASE_URL = 'postgres://none@localhost/none'
  process.env.PAYLOAD_SECRET = 'a-secret-that-only-this-test-uses'
  return folder
})

vi.mock('node:fs/promises', async (original) => ({ ...(await original<typeof filesystem>()) }))

const incoming = path.join(dataFolder, 'documents/.incoming')
const left = () => readdirSync(incoming)

beforeEach(() => mkdirSync(incoming, { recursive: true }))
afterEach(() => {
  vi.restoreAllMocks()
  reportFailure.mockClear()
  rmSync(incoming, { recursive: true })
})
afterAll(() => rmSync(dataFolder, { recursive: true }))

const megabyte = 1024 * 1024
const picture = Buffer.from('ffd8ffe000104a464946', 'hex')
const rules = {
  attachments: { maxFiles: 2, maxSize: megabyte, kinds: ['pdf', 'docx', 'png'], accept: '' },
} as const satisfies Record<string, FileRule>

const reportFailure = vi.fn()

type Entry = [name: string, value: string | Buffer, fileName?: string]

function formData(entries: Entry[]): FormData {
  const form = new FormData()
  for (const [name, value, fileName] of entries) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([new Uint8Array(value)], fileName ?? 'file.bin'))
  }
  return form
}

const send = (entries: Entry[], given: Record<string, FileRule> = rules) =>
  readForm(
    new Request('http://localhost/', { method: 'POST', body: formData(entries) }),
    given,
    reportFailure,
  )

/** A request with exactly these bytes. */
const raw = (body: string | ReadableStream, type = 'multipart/form-data; boundary=x') =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
    duplex: 'half',
  } as RequestInit)

describe('a form', () => {
  test('gives its text, in both encodings', async () => {
    const { form, files, fileErrors } = await send([
      ['name', 'Ana'],
      ['services', 'web'],
      ['services', 'mobile'],
      ['message', 'Line\nLine 😀'],
    ])
    expect(form.get('name')).toBe('Ana')
    expect(form.getAll('services')).toEqual(['web', 'mobile'])
    expect(form.get('message')?.toString().replace('\r', '')).toBe('Line\nLine 😀')
    expect(files).toEqual({ attachments: [] })
    expect(fileErrors).toEqual({})

    const plain = await readForm(
      raw('name=Ana+M%C3%BCller&services=web&services=mobile', 'application/x-www-form-urlencoded'),
      rules,
      reportFailure,
    )
    expect(plain.form.get('name')).toBe('Ana Müller')
    expect(plain.form.getAll('services')).toEqual(['web', 'mobile'])
  })

  test('returns its files: validated, hashed, under random names', async () => {
    const [first, second] = [pdf(randomBytes(100_000).toString('hex')), await docx()]
    const { files, fileErrors, discard } = await send([
      ['attachments', first, '../../Brief.PDF'],
      ['name', 'Ana'],
      ['attachments', second, 'scope.exe'],
    ])
    expect(fileErrors).toEqual({})
    expect(files.attachments).toMatchObject([
      { originalName: 'Brief.PDF', extension: 'pdf', mimeType: 'application/pdf' },
      { originalName: 'scope.exe.docx', extension: 'docx', size: second.length },
    ])
    const [stored] = files.attachments ?? []
    expect(stored?.sha256).toBe(createHash('sha256').update(first).digest('hex'))
    expect(readFileSync(stored?.path ?? '')).toEqual(first)
    expect(path.basename(stored?.path ?? '')).toMatch(/\.[0-9a-f-]{36}$/)
    expect(left()).toHaveLength(2)
    await discard()
    await discard()
    expect(left()).toEqual([])
  })

  test('a field in which no file was chosen is no file', async () => {
    const { files, fileErrors } = await send([['attachments', Buffer.alloc(0), '']])
    expect(files.attachments).toEqual([])
    expect(fileErrors).toEqual({})
  })

  test('files of other fields are read past, whatever their name', async () => {
    const { form, files } = await send([
      ['avatar', pdf(), 'a.pdf'],
      ['__proto__', pdf(), 'a.pdf'],
      ['constructor', pdf(), 'a.pdf'],
      ['name', 'Ana'],
    ])
    expect(Object.keys(files)).toEqual(['attachments'])
    expect(form.get('name')).toBe('Ana')
    expect(left()).toEqual([])
  })

  test('a text without end is cut off', async () => {
    const { form } = await send([['message', 'x'.repeat(200_000)]])
    expect(form.get('message')).toHaveLength(64 * 1024)
  })
})

describe('a rejected file leaves the text, a message, and nothing on the disk', () => {
  test.each<[string, Entry[], RegExp]>([
    ['empty', [['attachments', Buffer.alloc(0), 'cv.pdf']], /“cv\.pdf” is empty/],
    ['too large', [['attachments', pdf('x'.repeat(megabyte)), 'cv.pdf']], /larger than 1 MB/],
    ['of a wrong kind', [['attachments', Buffer.from('<svg/>'), 'a.svg']], /PDF, DOCX, PNG/],
    ['broken', [['attachments', Buffer.from('<svg/>'), 'a.PDF']], /“a\.PDF” seems to be damaged/],
    [
      'of another kind than its name',
      [['attachments', picture, 'a.pdf']],
      /not a file we can take/,
    ],
    [
      'two',
      [
        ['attachments', Buffer.from('<svg/>'), 'a.svg'],
        ['attachments', Buffer.alloc(0), 'b.pdf'],
      ],
      /“a\.svg” is not a file we can take.* “b\.pdf” is empty/,
    ],
    ['a polyglot', [['attachments', pdf('<html>'), 'a.pdf']], /another kind of file/],
  ])('%s', async (_name, entries, sentence) => {
    const { form, files, fileErrors } = await send([...entries, ['name', 'Ana']])
    expect(fileErrors.attachments).toMatch(sentence)
    expect(files.attachments).toEqual([])
    expect(form.get('name')).toBe('Ana')
    expect(left()).toEqual([])
  })

  test('a ZIP', async () => {
    const archive = await zip([{ name: 'a.txt', content: 'a' }])
    const { fileErrors } = await send([['attachments', archive, 'brief.docx']])
    expect(fileErrors.attachments).toMatch(/“brief\.docx” is not a file we can take/)
    expect(left()).toEqual([])
  })

  test('too many: the first stay until they are discarded', async () => {
    const { files, fileErrors, discard } = await send(
      Array.from({ length: 4 }, (): Entry => ['attachments', png(), 'a.png']),
    )
    expect(fileErrors.attachments).toMatch(/up to 2 files/)
    expect(files.attachments).toHaveLength(2)
    await discard()
    expect(left()).toEqual([])
  })

  test('too many: the others are not read', async () => {
    const damaged: Entry = ['attachments', Buffer.from('%PDF-1.7'), 'damaged.pdf']
    const { fileErrors, discard } = await send([
      ['attachments', png(), 'a.png'],
      ['attachments', png(), 'b.png'],
      ...Array.from({ length: 20 }, () => damaged),
    ])
    expect(fileErrors.attachments).toMatch(/up to 2 files/)
    expect(fileErrors.attachments).not.toContain('damaged.pdf')
    await discard()
  })
})

const part = (disposition: string, content: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`
const textPart = part('name="name"', 'Ana')
const filePart = part('name="attachments"; filename="a.pdf"', pdf().toString('latin1'))

describe('what is no whole form is rejected with 400 and leaves nothing', () => {
  test.each<[string, () => Request]>([
    ['nothing', () => raw('')],
    ['no boundary', () => raw(`${textPart}--x--\r\n`, 'multipart/form-data')],
    ['an empty boundary', () => raw(`${textPart}--x--\r\n`, 'multipart/form-data; boundary=')],
    ['half a boundary', () => raw(`${textPart}--x--\r\n`, 'multipart/form-data; boundary="')],
    ['another boundary', () => raw(`${textPart}--x--\r\n`, 'multipart/form-data; boundary=y')],
    ['no end', () => raw(textPart)],
    ['an end in a text', () => raw(textPart.slice(0, -4))],
    ['an end in a file', () => raw(textPart + filePart.slice(0, -20))],
    ['an end in a header', () => raw(`${textPart}--x\r\nContent-Disp`)],
    ['a part without a name', () => raw(`${part('', 'Ana')}--x--\r\n`)],
    ['a name without end', () => raw(`${part(`name="${'n'.repeat(200)}"`, 'a')}--x--\r\n`)],
    ['fields without end', () => raw(`${textPart.repeat(300)}--x--\r\n`)],
    ['files without end', () => raw(`${filePart.repeat(50)}--x--\r\n`)],
    ['text fields without end', () => raw('a=b&'.repeat(300), 'application/x-www-form-urlencoded')],
  ])('%s', async (_name, request) => {
    await expect(readForm(request(), rules, reportFailure)).rejects.toMatchObject({ status: 400 })
    expect(left()).toEqual([])
  })

  test.each<[string, string]>([
    ['an empty name', 'name=""; filename="a.pdf"'],
    ['no name', 'filename="a.pdf"'],
    ['a name of 101 characters', `name="${'n'.repeat(101)}"; filename="a.pdf"`],
  ])('a file under %s leaves no error unheard', async (_name, disposition) => {
    const unheard = vi.fn()
    process.on('uncaughtException', unheard)
    try {
      const request = raw(`${part(disposition, 'x')}--x--\r\n`)
      await expect(readForm(request, rules, reportFailure)).rejects.toMatchObject({ status: 400 })
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(unheard).not.toHaveBeenCalled()
    } finally {
      process.off('uncaughtException', unheard)
    }
  })

  test('another encoding is rejected with 415', async () => {
    const request = raw('{}', 'application/json')
    await expect(readForm(request, rules, reportFailure)).rejects.toMatchObject({ status: 415 })
  })

  test('a visitor who goes away', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(textPart + filePart.slice(0, -20)))
      },
      async pull(controller) {
        await vi.waitUntil(() => left().length === 1)
        controller.error(new Error('aborted'))
      },
    })
    await expect(readForm(raw(body), rules, reportFailure)).rejects.toMatchObject({ status: 400 })
    expect(left()).toEqual([])
  })

  test('headers do not get out of their part', async () => {
    const { form, files } = await readForm(
      raw(
        `${part('name="name"', 'Ana', 'Set-Cookie: a=b\r\nContent-Type: text/plain\r\n')}${part('name="attachments"; filename="a\r\nX: y.pdf"', pdf().toString('latin1'))}--x--\r\n`,
      ),
      rules,
      reportFailure,
    )
    expect([...form.keys()]).toEqual(['name'])
    expect(files.attachments?.map(({ originalName }) => originalName) ?? []).not.toContain('\n')
  })
})

describe('a full disk', () => {
  test.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('%s keeps the text and leaves nothing', async (code) => {
    const { open } = filesystem
    vi.spyOn(filesystem, 'open').mockImplementation(async (...args) => {
      const file = await open(...args)
      let written = 0
      const appendFile = file.appendFile.bind(file)
      file.appendFile = async (data, options) => {
        written += (data as Buffer).length
        if (written > 100_000) throw Object.assign(new Error('no space left'), { code })
        return appendFile(data, options)
      }
      return file
    })
    const failure = await send([
      ['attachments', png(), 'small.png'],
      ['attachments', pdf('x'.repeat(300_000)), 'large.pdf'],
      ['name', 'Ana'],
    ]).catch((error) => error)
    expect(failure).toBeInstanceOf(StorageFull)
    expect(failure.form.get('name')).toBe('Ana')
    expect(left()).toEqual([])
  })

  test.each(['EROFS', 'EACCES', 'EPERM'])(
    'a folder that is not writable (%s) is called the same',
    async (code) => {
      vi.spyOn(filesystem, 'open').mockRejectedValue(
        Object.assign(new Error('read-only'), { code }),
      )
      await expect(send([['attachments', png(), 'a.png']])).rejects.toBeInstanceOf(StorageFull)
    },
  )

  test('another failure of the disk is not called a full one', async () => {
    vi.spyOn(filesystem, 'open').mockRejectedValue(Object.assign(new Error('io'), { code: 'EIO' }))
    await expect(send([['attachments', png(), 'a.png']])).rejects.toMatchObject({ code: 'EIO' })
    expect(left()).toEqual([])
  })
})

describe('a scanner for malware', () => {
  const original = { ...settings }
  afterEach(() => Object.assign(settings, { CLAMAV_URL: original.CLAMAV_URL }))

  /** A fake scanner that gives the same reply for every file, or none. */
  async function scanner(answer?: string) {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', () => socket.end(answer ? `${answer}\0` : ''))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    settings.CLAMAV_URL = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
    return server
  }

  test('without one, files are marked as not scanned', async () => {
    const { files } = await send([['attachments', pdf(), 'a.pdf']])
    expect(files.attachments).toMatchObject([{ scan: 'not-scanned' }])
    expect(reportFailure).not.toHaveBeenCalled()
  })

  test('accepts and marks a clean file', async () => {
    const server = await scanner('stream: OK')
    const { files } = await send([['attachments', pdf(), 'a.pdf']])
    expect(files.attachments).toMatchObject([{ scan: 'clean' }])
    server.close()
  })

  test('rejects an infected file with a message and does not store it', async () => {
    const server = await scanner('stream: Eicar-Test-Signature FOUND')
    const { files, fileErrors } = await send([['attachments', pdf(), 'a.pdf']])
    expect(fileErrors.attachments).toMatch(/“a\.pdf” looks like malware/)
    expect(files.attachments).toEqual([])
    expect(left()).toEqual([])
    server.close()
  })

  test('accepts files while it fails, marks them as not scanned, and reports that', async () => {
    const server = await scanner()
    const { files, fileErrors } = await send([['attachments', pdf(), 'a.pdf']])
    expect(fileErrors).toEqual({})
    expect(files.attachments).toMatchObject([{ scan: 'not-scanned' }])
    expect(reportFailure).toHaveBeenCalledWith(expect.any(Error), 'a file was not scanned')
    server.close()
  })
})
