import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { cleanUpDocuments } from '@vitrina/content/documents/clean-up-documents.ts'
import {
  documentsFolder,
  incomingFolder,
  incomingPlace,
  makeFolders,
  StorageFull,
  storeDocument,
  type UploadedFile,
} from '@vitrina/content/documents/store-document.ts'
import { inTransaction } from '@vitrina/content/storage/transaction.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPayload } from './payload.ts'
import { receivedFile } from './received-file.ts'

beforeEach(async () => {
  await rm(documentsFolder, { recursive: true, force: true })
  await makeFolders()
})

const hour = 60 * 60 * 1000

async function keep(file: UploadedFile) {
  const payload = await openPayload()
  return inTransaction(payload, (req) => storeDocument(req, file, 'applications'))
}

const find = async (id: number) =>
  (await openPayload()).findByID({ collection: 'documents', id, depth: 0, overrideAccess: true })

const stored = async () => (await readdir(documentsFolder)).filter((name) => name !== '.incoming')
const incoming = () => readdir(incomingFolder)

/** Makes a file as old as this, in milliseconds. */
async function age(file: string, milliseconds: number) {
  const then = new Date(Date.now() - milliseconds)
  await utimes(file, then, then)
}

describe('a stored document', () => {
  it('has its row and its file, under a name that says nothing', async () => {
    const file = await receivedFile('%PDF-1.4 words %%EOF')
    const document = await find(await keep(file))
    expect(document).toMatchObject({
      originalName: 'CV Ana.pdf',
      owner: 'applications',
      mimeType: 'application/pdf',
      filesize: file.size,
    })
    expect(document.filename).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    const place = path.join(documentsFolder, document.filename ?? '')
    expect(await readFile(place, 'utf8')).toBe('%PDF-1.4 words %%EOF')
    expect(await incoming()).toEqual([])
    expect((await stat(incomingFolder)).mode & 0o077).toBe(0)
  })

  it('takes its file along when it is deleted', async () => {
    const id = await keep(await receivedFile())
    await (await openPayload()).delete({ collection: 'documents', id, overrideAccess: true })
    expect(await stored()).toEqual([])
  })

  it('leaves neither row nor file when it cannot be put in its place', async () => {
    const payload = await openPayload()
    const before = await payload.count({ collection: 'documents' })
    const gone = { ...(await receivedFile()), path: path.join(incomingFolder, 'gone') }
    await expect(keep(gone)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await stored()).toEqual([])
    expect(await payload.count({ collection: 'documents' })).toEqual(before)
  })

  it('says so when the disk is full, and leaves no file', async () => {
    const payload = await openPayload()
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const failing = Object.assign(Object.create(payload), {
      db: Object.assign(Object.create(payload.db), { create: () => Promise.reject(full) }),
    })
    const file = await receivedFile()
    await expect(
      inTransaction(payload, (req) =>
        storeDocument(
          Object.assign(Object.create(req), { payload: failing }),
          file,
          'applications',
        ),
      ),
    ).rejects.toBeInstanceOf(StorageFull)
    expect(await stored()).toEqual([])
  })
})

describe('cleaning up documents', () => {
  it('removes files stored in a transaction that was rolled back', async () => {
    const payload = await openPayload()
    const file = await receivedFile()
    await expect(
      inTransaction(payload, async (req) => {
        await storeDocument(req, file, 'consultation-requests')
        throw new Error('something after it')
      }),
    ).rejects.toThrow('something after it')
    const [name = ''] = await stored()
    expect(await cleanUpDocuments(payload, { olderThan: hour })).toBe(0)
    expect(await stored()).toEqual([name])
    await age(path.join(documentsFolder, name), 2 * hour)
    expect(await cleanUpDocuments(payload, { olderThan: hour })).toBe(1)
    expect(await stored()).toEqual([])
  })

  it('removes old uploads that were never stored', async () => {
    const payload = await openPayload()
    const [old, young] = [await receivedFile(), await receivedFile()]
    await age(old.path, 2 * hour)
    expect(await cleanUpDocuments(payload, { olderThan: hour })).toBe(1)
    expect(await incoming()).toEqual([path.basename(young.path)])
  })

  it('removes uploads of a dead process and leaves those of a running one', async () => {
    const payload = await openPayload()
    const gone = spawn(process.execPath, ['--version'])
    await once(gone, 'exit')
    const living = process.ppid
    const mark = encodeURIComponent(hostname())
    const receivedBy = async (pid: number | undefined, machine = mark) => {
      const name = `${machine}.${pid}.${crypto.randomUUID()}`
      await writeFile(path.join(incomingFolder, name), '%PDF')
      return name
    }
    const [ofGone, ofLiving] = [await receivedBy(gone.pid), await receivedBy(living)]
    const elsewhere = await receivedBy(gone.pid, 'another-machine')
    // In a container every process may have the number of the one before it.
    const ofNamesake = await receivedBy(process.pid)
    await age(path.join(incomingFolder, ofNamesake), process.uptime() * 1_000 + 5_000)
    const own = path.basename(incomingPlace())
    await writeFile(path.join(incomingFolder, own), '%PDF')
    expect(await cleanUpDocuments(payload, { olderThan: hour })).toBe(2)
    expect((await incoming()).sort()).toEqual([ofLiving, elsewhere, own].sort())
    expect(await incoming()).not.toContain(ofGone)
  })

  it('keeps what has a row, however old, and whatever is not a file', async () => {
    const payload = await openPayload()
    const ids = [await keep(await receivedFile()), await keep(await receivedFile())]
    const names = await stored()
    for (const name of names) await age(path.join(documentsFolder, name), 999 * hour)
    await mkdir(path.join(documentsFolder, 'folder'))
    await age(path.join(documentsFolder, 'folder'), 999 * hour)
    expect(await cleanUpDocuments(payload, { olderThan: hour })).toBe(0)
    for (const id of ids) {
      const { filename } = await find(id)
      expect(existsSync(path.join(documentsFolder, filename ?? ''))).toBe(true)
    }
  })

  it('does nothing before anything has arrived', async () => {
    await rm(documentsFolder, { recursive: true })
    expect(await cleanUpDocuments(await openPayload(), { olderThan: hour })).toBe(0)
  })
})
