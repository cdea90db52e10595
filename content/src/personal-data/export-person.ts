import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { ZipFile } from 'yazl'
import { changedOnDisk, documentsFolder, isUnchanged } from '../documents/store-document.ts'
import { type Holding, holdingsOfPerson, normalAddress } from './holdings.ts'
import { type ExportedFile, personJson } from './person-json.ts'
import type { Kind } from './scope.ts'

/** Max bytes of a name; some file systems do not support longer paths, folders included. */
const maxNameBytes = 150

/** Device names, which Windows opens instead of a file (Microsoft, “Naming Files”). */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Unique names for archive entries, after the uploaded files and safe in any file system. */
export function entryNames(): (folder: string, originalName: string) => string {
  const usedNames = new Set<string>()
  return (folder, originalName) => {
    const name = harmless(originalName)
    for (let number = 1; ; number += 1) {
      const entry = `${harmless(folder)}/${number === 1 ? name : numbered(name, number)}`
      const compared = entry.normalize('NFC').toLowerCase()
      if (usedNames.has(compared)) continue
      usedNames.add(compared)
      return entry
    }
  }
}

function harmless(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const shortened = shorten(safe || 'file')
  return device.test(shortened) ? `_${shortened}` : shortened
}

/** Preserves the extension, by which programs recognise a file. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= maxNameBytes) return name
  const ending = name.match(/\.[\p{L}\d]{1,10}$/u)?.[0] ?? ''
  let stem = [...name.slice(0, name.length - ending.length)]
  while (Buffer.byteLength(stem.join('') + ending) > maxNameBytes) stem = stem.slice(0, -1)
  return stem.join('') + ending
}

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return `${name.slice(0, end)} (${number})${name.slice(end)}`
}

/**
 * All data about an address within a scope as a streamed ZIP: `data.json`, and a folder per
 * application or request with its files under their original names; `undefined` without data.
 */
export async function exportPerson(
  req: PayloadRequest,
  address: string,
  scope: readonly Kind[],
): Promise<ReadableStream<Uint8Array> | undefined> {
  const all = await holdingsOfPerson(req, address)
  const holdings = all.filter(({ kind }) => scope.includes(kind))
  if (holdings.length === 0) return undefined
  const files = await filesOf(req, holdings)
  const zip = new ZipFile()
  const what = { address: normalAddress(address), scope, holdings, files }
  addLazily(zip, 'data.json', () => Readable.from(personJson(req, what)))
  for (const { path: entry, place } of files) {
    if (entry) addLazily(zip, entry, () => createReadStream(place))
  }
  zip.end()
  return Readable.toWeb(zip.outputStream as Readable) as ReadableStream<Uint8Array>
}

/** Opens an entry when its turn comes. Errors abort the archive; a lost reader closes the file. */
function addLazily(zip: ZipFile, entry: string, open: () => Readable): void {
  const output = zip.outputStream as Readable
  zip.addReadStreamLazy(entry, (give) => {
    const input = open()
    input.once('error', (error) => output.destroy(error))
    output.once('close', () => input.destroy())
    give(null, input)
  })
}

async function filesOf(req: PayloadRequest, holdings: readonly Holding[]): Promise<ExportedFile[]> {
  const documents = holdings.filter(({ part }) => part === 'documents')
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { id: { in: documents.map(({ id }) => id) } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const facts = new Map(docs.map((document) => [document.id, document]))
  const entryName = entryNames()
  const files: ExportedFile[] = []
  for (const { id, reference: owner, filename } of documents) {
    const reference = owner ?? ''
    const document = facts.get(id)
    if (!document) continue
    const place = path.join(documentsFolder, path.basename(filename ?? ''))
    const { originalName, mimeType, filesize: size } = document
    const isThere = (await stat(place).catch(() => undefined))?.isFile()
    const changed = isThere && !(await isUnchanged(place, document))
    if (changed) req.payload.logger.error({ document: id }, changedOnDisk)
    files.push({
      ...{ reference, place, originalName, mimeType, size },
      ...(changed && { changed }),
      ...(isThere && !changed && { path: `files/${entryName(reference, originalName)}` }),
    })
  }
  return files
}

const internalKeys = ['id', 'idempotencyKey', 'applicantKey', 'contentHash']

/** Formats a document for human readers: referenced documents by name, and no internal keys. */
export function readable(document: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document as Record<string, unknown>)
      .filter(([name]) => !internalKeys.includes(name))
      .map(([name, value]) => [name, plain(value)]),
  )
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return nameOf(value) ?? readable(value)
}

/** The name of a referenced document, which has a `createdAt`; rows of an array have none. */
function nameOf(value: object): unknown {
  if (!('id' in value && 'createdAt' in value)) return undefined
  const { id, reference, title, name, originalName } = value as Record<string, unknown>
  return reference ?? title ?? name ?? originalName ?? id
}
