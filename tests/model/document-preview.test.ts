import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { docx, odt, paragraph, pdf } from '../files/text-documents.ts'
import { zip } from '../files/zip.ts'
import { createTestUsers, type TestUser, type TestUserName } from './access/test-users.ts'
import { openPayload } from './payload.ts'

type Kind = 'pdf' | 'docx' | 'odt' | 'xlsx' | 'png'

let testUsers: Record<TestUserName, TestUser>
beforeAll(async () => {
  testUsers = await createTestUsers()
})

type KeepOptions = { name?: string; owner?: string; sha256?: string }

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Stores a file as the intake does. */
async function keep(
  kind: Kind,
  bytes: Buffer,
  { name = `cv.${kind}`, owner = 'applications', sha256 }: KeepOptions = {},
): Promise<{ id: number; file: string }> {
  const { documentKinds } = await import('@vitrina/content/documents/document-kinds.ts')
  const { documentsFolder } = await import('@vitrina/content/documents/store-document.ts')
  await mkdir(documentsFolder, { recursive: true })
  const filename = `${crypto.randomUUID()}.${kind}`
  const file = path.join(documentsFolder, filename)
  await writeFile(file, bytes)
  const payload = await openPayload()
  const { mimeType } = documentKinds[kind]
  const data = { filename, mimeType, filesize: bytes.length, originalName: name, owner, sha256 }
  const { id } = await payload.db.create({ collection: 'documents', data })
  return { id: id as number, file }
}

async function get(way: string, by: TestUserName = 'recruiter'): Promise<Response> {
  const { default: config } = await import('@vitrina/content/payload.config.ts')
  const { handleEndpoints } = await import('payload')
  const { token } = testUsers[by]
  const headers = token ? { Authorization: `JWT ${token}` } : undefined
  const request = new Request(`http://localhost:3001/api/documents/${way}`, { headers })
  return handleEndpoints({ config, request })
}

async function htmlOf(kind: 'docx' | 'odt', bytes: Buffer): Promise<string> {
  const { id } = await keep(kind, bytes)
  const response = await get(`${id}/preview`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { html: string }).html
}

describe('a preview', () => {
  it('of a PDF is the file, in a frame of ours alone, running nothing', async () => {
    const bytes = pdf('Hello')
    const { id } = await keep('pdf', bytes, { name: 'CV "Ana" – 2026.pdf' })
    const response = await get(`${id}/preview`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="CV _Ana_ _ 2026.pdf"; filename*=UTF-8''CV%20%22Ana%22%20%E2%80%93%202026.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('script-src')
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('of a DOCX is its text, which refers to nothing', async () => {
    const link = '<w:p><w:hyperlink r:id="link"><w:r><w:t>My page</w:t></w:r></w:hyperlink></w:p>'
    const body = paragraph('Engineer &lt;script&gt;alert(1)&lt;/script&gt;') + link
    expect(await htmlOf('docx', await docx(body))).toBe(
      '<p>Engineer &lt;script&gt;alert(1)&lt;/script&gt;</p><p>My page (https://maria.example/)</p>',
    )
    expect(await htmlOf('docx', await docx(link, 'javascript:alert(1)'))).toBe('<p>My page</p>')
  })

  it('of an ODT is its text', async () => {
    const text =
      '<text:h>About me</text:h><text:p>Ana &amp; &lt;b&gt;<text:tab/>x<text:line-break/>y&#233;</text:p><text:p/>'
    expect(await htmlOf('odt', await odt(text))).toBe(
      '<h2>About me</h2><p>Ana &amp; &lt;b&gt;\u2003x<br>yé</p>',
    )
  })

  it.each([
    ['a broken DOCX', 'docx', async () => Buffer.from('PK and nothing else')],
    ['a DOCX without a text', 'docx', () => zip({ 'other.xml': '<a/>' })],
    ['a broken ODT', 'odt', async () => Buffer.from('no ZIP')],
    ['an ODT whose text unpacks to too much', 'odt', () => odt(`<text:p>${' '.repeat(9e6)}`)],
    ['a DOCX whose text is too long', 'docx', () => docx(paragraph('x'.repeat(3_000_000)))],
  ] as const)('of %s says that it cannot be shown', async (_, kind, bytes) => {
    const { id } = await keep(kind, await bytes())
    const response = await get(`${id}/preview`)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('This file cannot be shown here. Download it instead.')
  })

  it('of a file that costs too much ends, and the next one is shown', async () => {
    const nested = 30_000
    const deep = `${'<w:tbl><w:tr><w:tc>'.repeat(nested)}${'</w:tc></w:tr></w:tbl>'.repeat(nested)}`
    const { id } = await keep('docx', await docx(deep))
    expect((await get(`${id}/preview`)).status).toBe(422)
    expect(await htmlOf('docx', await docx(paragraph('Still here')))).toBe('<p>Still here</p>')
  })

  it('of another kind there is none', async () => {
    const { id } = await keep('xlsx', await zip({ 'a.xml': '<a/>' }))
    expect((await get(`${id}/preview`)).status).toBe(415)
  })

  it('of a file that is gone says so', async () => {
    const { id, file } = await keep('pdf', pdf('Hello'))
    await rm(file)
    expect((await get(`${id}/preview`)).status).toBe(404)
  })
})

describe('a file', () => {
  it('is saved under the name it came with, whatever it is', async () => {
    const { id } = await keep('png', Buffer.from('<html>'), { name: 'photo.png' })
    const response = await get(`${id}/download`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="photo.png"; filename*=UTF-8''photo.png`,
      'x-content-type-options': 'nosniff',
    })
  })

  it('is saved by Payload’s own way to it too', async () => {
    const { file } = await keep('pdf', pdf('Hello'))
    const response = await get(`file/${path.basename(file)}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    await response.body?.cancel()
  })

  it.each([
    ['grew', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
    ['has other bytes', (bytes: Buffer) => Buffer.from(bytes).fill('y', 5, 9)],
  ])('is not sent when it %s since it arrived, by any way', async (_, change) => {
    const bytes = pdf('Hello')
    const { id, file } = await keep('pdf', bytes, { sha256: sha256(bytes) })
    const ways = [`${id}/preview`, `${id}/download`, `file/${path.basename(file)}`]
    for (const by of ['recruiter', 'admin'] as const) {
      for (const way of ways) {
        const response = await get(way, by)
        expect(response.status, way).toBe(200)
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes), way).toBe(true)
      }
    }
    await writeFile(file, change(bytes))
    const log = vi.spyOn((await openPayload()).logger, 'error')
    for (const by of ['recruiter', 'admin'] as const) {
      for (const way of ways) {
        const response = await get(way, by)
        expect(response.status, way).toBe(409)
        expect(await response.text(), way).toContain(
          'This file was changed or damaged after it arrived, so it is not opened. Ask an administrator to restore it from a backup.',
        )
        expect(log, way).toHaveBeenCalledWith({ document: id }, expect.stringContaining('changed'))
        log.mockClear()
      }
    }
    log.mockRestore()
  })

  it.each(['preview', 'download'])('is closed to those who may not read it: %s', async (way) => {
    const cv = await keep('pdf', pdf('Hello'))
    const attachment = await keep('pdf', pdf('Hello'), { owner: 'consultation-requests' })
    const statusFor = async (by: TestUserName, { id }: { id: number }) => {
      const response = await get(`${id}/${way}`, by)
      await response.body?.cancel()
      return response.status
    }
    const statuses = Object.fromEntries(
      await Promise.all(
        (['admin', 'recruiter', 'sales', 'editor', 'anonymous'] as const).map(async (by) => [
          by,
          [await statusFor(by, cv), await statusFor(by, attachment)],
        ]),
      ),
    )
    expect(statuses).toEqual({
      admin: [200, 200],
      recruiter: [200, 404],
      sales: [404, 200],
      editor: [403, 403],
      anonymous: [401, 401],
    })
  })
})
