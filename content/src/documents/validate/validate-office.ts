import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type DocumentKind, documentKinds } from '../document-kinds.ts'
import { RejectedFile, readTail, rejectIf } from './rejected-file.ts'

type OfficeKind = Extract<DocumentKind, 'docx' | 'xlsx' | 'odt'>

/** The content type of an OOXML package's main part (ECMA-376, part 1, 11.3.10 and 12.3.23). */
const mainPartTypes = {
  docx: `${documentKinds.docx.mimeType}.main+xml`,
  xlsx: `${documentKinds.xlsx.mimeType}.main+xml`,
} as const

/** Max size of a package's list of parts, which usually has a few kilobytes. */
const maxPartListSize = 1024 * 1024
/** Max size of a text part or an embedded object. */
const maxObjectSize = 32 * 1024 * 1024

/** Accepts a ZIP with the parts of exactly one type, no macros, no password and no hidden data. */
export async function validateOffice(path: string, file: FileHandle): Promise<OfficeKind> {
  const { zip, entries } = await readZipEntries(path, file)
  try {
    const names = new Map(entries.map((entry) => [entry.fileName, entry]))
    rejectIf(isProgram(names), 'mixed')
    const contentTypes = names.get('[Content_Types].xml')
    const mimeType = names.get('mimetype')
    rejectIf(contentTypes !== undefined && mimeType !== undefined, 'mixed')
    if (contentTypes) {
      const kind = validateOoxml(names, await readText(zip, contentTypes))
      await rejectActiveParts(zip, names)
      return kind
    }
    if (mimeType) return await validateOdf(zip, entries, names)
    throw new RejectedFile('wrongKind')
  } finally {
    zip.close()
  }
}

function validateOoxml(names: Map<string, Entry>, contentTypes: string): OfficeKind {
  // Office programs never write these here, and they could hide what follows.
  rejectIf(/<!|&#/.test(contentTypes), 'mixed')
  const overrides = [...contentTypes.matchAll(/<(?:\w+:)?Override\s[^>]*>/g)].map(([tag]) => tag)
  const kind = (['docx', 'xlsx'] as const).find((name) =>
    overrides.some(
      (tag) =>
        attribute(tag, 'ContentType') === mainPartTypes[name] &&
        names.has(attribute(tag, 'PartName')?.slice(1) ?? ''),
    ),
  )
  rejectIf(
    /macroEnabled|vbaProject|macrosheet/i.test(contentTypes) ||
      [...names.keys()].some((name) => /(?:^|\/)vba(?:Project|Data)\.\w+$/i.test(name)),
    'macros',
  )
  if (!kind || !names.has('_rels/.rels')) throw new RejectedFile('wrongKind')
  return kind
}

/** Rejects externally loaded parts and programs. */
async function rejectActiveParts(zip: ZipFile, names: Map<string, Entry>): Promise<void> {
  rejectProgramParts(names.keys())
  for (const [name, entry] of names) {
    if (/\.rels$/i.test(name)) rejectRemoteParts(await readText(zip, entry))
    if (/(?:^|\/)embeddings\/[^/]*\.bin$/i.test(name)) {
      rejectPackagedFile(await readEntry(zip, entry, maxObjectSize))
    }
  }
}

/** OpenDocument 1.2, part 3: first the uncompressed type, then entries listed in a manifest. */
async function validateOdf(
  zip: ZipFile,
  entries: Entry[],
  names: Map<string, Entry>,
): Promise<OfficeKind> {
  const [first] = entries
  const manifest = names.get('META-INF/manifest.xml')
  const isPlain = first?.fileName === 'mimetype' && first.compressionMethod === 0
  if (!first || !isPlain || !manifest || !names.has('content.xml'))
    throw new RejectedFile('wrongKind')
  const type = await readText(zip, first)
  if (type !== documentKinds.odt.mimeType) throw new RejectedFile('wrongKind')
  rejectIf(/encryption-data/i.test(await readText(zip, manifest)), 'protected')
  rejectIf(
    [...names.keys()].some((name) => /^(?:Basic|Scripts)\/./.test(name)),
    'macros',
  )
  rejectProgramParts(names.keys())
  for (const [name, entry] of names) {
    if (/^Object[^/]*$/.test(name)) rejectPackagedFile(await readEntry(zip, entry, maxObjectSize))
    if (name === 'content.xml' || name === 'meta.xml')
      rejectActiveText((await readEntry(zip, entry, maxObjectSize)).toString('utf8'))
  }
  return 'odt'
}

/** Java and Android programs are ZIPs too, and run regardless of their other entries. */
function isProgram(names: Map<string, Entry>): boolean {
  return [...names.keys()].some((name) =>
    /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml)$|\.(?:class|dex)$/i.test(name),
  )
}

/** The value of an attribute, with character references decoded. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  const value = found?.[1] ?? found?.[2]
  return value?.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  return (await readEntry(zip, entry, maxPartListSize)).toString('utf8')
}

/** Files that run when opened, in any program. */
const programNames =
  /\.(?:exe|dll|scr|com|pif|msi|bat|cmd|ps1|vbs|vbe|wsf|wsh|hta|jse?|jar|lnk|chm|reg)$/i

/** Relationship types loaded together with the document; links and pictures are not among them. */
const loadedTypes = /\/(?:attachedTemplate|oleObject|frame|subDocument|package|aFChunk|control)$/i

/** Rejects part names that only programs have, and ActiveX controls, which are programs too. */
function rejectProgramParts(names: Iterable<string>): void {
  for (const name of names) {
    rejectIf(programNames.test(name) || /(?:^|\/)activeX\//i.test(name), 'program')
  }
}

/**
 * Rejects relationships (ECMA-376, part 2, 9.3) to a template, an object or a part on the network.
 * A template path on the author's own disk, which Word writes, is allowed.
 */
function rejectRemoteParts(relations: string): void {
  rejectIf(/<!DOCTYPE|<!ENTITY/i.test(relations), 'mixed')
  for (const [tag] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const isExternal = /^external$/i.test(attribute(tag, 'TargetMode') ?? '')
    const isLoaded = loadedTypes.test(attribute(tag, 'Type') ?? '')
    rejectIf(isExternal && isLoaded && isRemote(attribute(tag, 'Target') ?? ''), 'remote')
  }
}

/** Whether it is on another machine: any URL other than a file's, or a network share. */
function isRemote(target: string): boolean {
  const address = target.trim().replaceAll(/%5c/gi, '\\').replaceAll(/%2f/gi, '/')
  const isFile = /^file:\/\/(?:localhost)?\/(?![\\/])/i.test(address)
  return /^[\\/]{2}/.test(address) || (/^[a-z][a-z\d+.-]+:/i.test(address) && !isFile)
}

/** Rejects an OLE object that wraps a file of any type (stream `Ole10Native`). */
function rejectPackagedFile(oleObject: Buffer): void {
  rejectIf(oleObject.includes(Buffer.from('Ole10Native', 'utf16le')), 'program')
}

/** Rejects OpenDocument XML that runs a macro of the reader or names a remote template. */
function rejectActiveText(xml: string): void {
  rejectIf(/<script:event-listener\s/.test(xml), 'macros')
  const [template = ''] = /<meta:template\s[^>]*>/.exec(xml) ?? []
  rejectIf(/^(?:https?|ftp|smb):/i.test(attribute(template, 'xlink:href') ?? ''), 'remote')
}

/** Max uncompressed bytes of all entries together. */
const maxUnpackedSize = 100 * 1024 * 1024
/** Max ratio of uncompressed to compressed size; text compresses about 10:1, nothing 1,000:1. */
const maxRatio = 100
const maxEntries = 5_000

/** Optional record after an entry's data: signature, checksum, two lengths of 8 bytes. */
const maxDescriptorSize = 24
const endRecordLength = 22

/**
 * Opens a ZIP, which the caller closes, and lists its entries in byte order. Checks that they start
 * at the first byte, without overlaps or gaps, followed only by the central directory and the end
 * record, and that each unpacks to its declared size.
 */
async function readZipEntries(
  path: string,
  file: FileHandle,
): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const { size } = await file.stat()
  const listStart = await readListStart(file, size)
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: true })
    // Errors while reading entries are handled there; this is for errors while closing the file.
    zip.on('error', () => {})
    const entries = await readList(zip)
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    rejectIf(unpacked > maxUnpackedSize || unpacked > size * maxRatio, 'oversized')
    await rejectGaps(zip, entries, listStart)
    for (const entry of entries) await unpack(zip, entry)
    return { zip, entries }
  } catch (error) {
    zip?.close()
    throw toRejectedFile(error)
  }
}

/** Unpacks one entry; yauzl stops one that unpacks to more than its declared size. */
export async function readEntry(zip: ZipFile, entry: Entry, maxSize: number): Promise<Buffer> {
  rejectIf(entry.uncompressedSize > maxSize, 'oversized')
  return buffer(await zip.openReadStreamPromise(entry))
}

/** The offset of the central directory, from the end record. */
async function readListStart(file: FileHandle, size: number): Promise<number> {
  const end = await readTail(file, endRecordLength)
  rejectIf(end.length < endRecordLength || end.readUInt32BE(0) !== 0x504b0506, 'damaged')
  const listLength = end.readUInt32LE(12)
  const listStart = end.readUInt32LE(16)
  rejectIf(listStart + listLength !== size - endRecordLength, 'mixed')
  return listStart
}

async function readList(zip: ZipFile): Promise<Entry[]> {
  rejectIf(zip.entryCount > maxEntries, 'oversized')
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    rejectIf(entry.isEncrypted(), 'protected')
    rejectIf(!entry.canDecodeFileData(), 'damaged')
    entries.push(entry)
  }
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()))
  rejectIf(names.size !== entries.length, 'mixed')
  return entries.sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
}

async function rejectGaps(zip: ZipFile, entries: Entry[], listStart: number): Promise<void> {
  let end = 0
  let allowedGap = 0
  for (const entry of entries) {
    const start = entry.relativeOffsetOfLocalHeader
    rejectIf(start < end || start > end + allowedGap, 'mixed')
    const local = await zip.readLocalFileHeaderPromise(entry)
    rejectIf(!local.fileName.equals(entry.fileNameRaw), 'mixed')
    end = local.fileDataStart + entry.compressedSize
    allowedGap = maxDescriptorSize
  }
  rejectIf(listStart < end || listStart > end + allowedGap, 'mixed')
}

/** Decompresses an entry without storing it: yauzl stops at the declared size. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry)
  for await (const _chunk of stream) {
    // yauzl counts the bytes.
  }
}

/** Treats yauzl's errors as an invalid file, but not those of the disk. */
function toRejectedFile(error: unknown): unknown {
  const isSystemError = error instanceof Error && 'syscall' in error
  return error instanceof RejectedFile || isSystemError ? error : new RejectedFile('damaged')
}
