import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sax from 'sax'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type DocumentKind, documentKinds } from '../document-kinds.ts'
import { RejectedFile, type RejectReason, readTail, rejectIf } from './rejected-file.ts'

type OfficeKind = Extract<DocumentKind, 'docx' | 'xlsx' | 'odt'>

type Entries = Map<string, Entry>

/** The content type of an OOXML package's main part (ECMA-376, part 1, 11.3.10 and 12.3.23). */
const mainPartTypes = {
  docx: `${documentKinds.docx.mimeType}.main+xml`,
  xlsx: `${documentKinds.xlsx.mimeType}.main+xml`,
} as const

/** Max size of a package's list of parts, which usually has a few kilobytes. */
const maxPartListSize = 1024 * 1024
/** Max size of all parts that are parsed: a second of work for every 4 MB. */
const maxParsedSize = 8 * 1024 * 1024
/** Max elements within each other, and attributes of one: sax keeps them all in memory. */
const maxDepth = 256
const maxAttributes = 256
// Max characters of an attribute; the path of a drawing may exceed sax's own limit of 64 KB.
Object.assign(sax, { MAX_BUFFER_LENGTH: 1024 * 1024 })

/**
 * Accepts a ZIP with the parts of exactly one of the types, no macros, no password and no hidden
 * data.
 */
export async function validateOffice(
  path: string,
  file: FileHandle,
  kinds: readonly DocumentKind[],
): Promise<OfficeKind> {
  const { zip, entries } = await readZipEntries(path, file)
  try {
    const names = new Map(entries.map((entry) => [entry.fileName, entry]))
    rejectNames(names, javaPrograms, 'mixed')
    const contentTypes = names.get('[Content_Types].xml')
    const mimeType = names.get('mimetype')
    rejectIf(contentTypes !== undefined && mimeType !== undefined, 'mixed')
    if (contentTypes) {
      const kind = await validateOoxml(zip, names, contentTypes)
      rejectIf(!kinds.includes(kind), 'wrongKind')
      rejectProgramParts(names)
      const relations = parsedParts(entries, /\.rels$/i)
      for (const part of relations) await rejectRemoteParts(zip, part)
      return kind
    }
    if (mimeType && kinds.includes('odt')) return await validateOdf(zip, entries, names)
    throw new RejectedFile('wrongKind')
  } finally {
    zip.close()
  }
}

async function validateOoxml(zip: ZipFile, names: Entries, list: Entry): Promise<OfficeKind> {
  const mainParts = new Set<string>()
  await readElements(zip, list, maxPartListSize, (element, attributes) => {
    const { ContentType: type = '', PartName: part = '' } = attributes
    rejectIf(/macroEnabled|vbaProject|macrosheet/i.test(type), 'macros')
    if (element === 'Override' && names.has(part.slice(1))) mainParts.add(type)
  })
  rejectNames(names, /(?:^|\/)vba(?:Project|Data)\.\w+$/i, 'macros')
  const kind = (['docx', 'xlsx'] as const).find((name) => mainParts.has(mainPartTypes[name]))
  if (!kind || !names.has('_rels/.rels')) throw new RejectedFile('wrongKind')
  return kind
}

/** OpenDocument 1.2, part 3: first the uncompressed type, then entries listed in a manifest. */
async function validateOdf(zip: ZipFile, entries: Entry[], names: Entries): Promise<OfficeKind> {
  const [first] = entries
  const manifest = names.get('META-INF/manifest.xml')
  const isPlain = first?.fileName === 'mimetype' && first.compressionMethod === 0
  if (!first || !isPlain || !manifest || !names.has('content.xml'))
    throw new RejectedFile('wrongKind')
  const type = await readText(zip, first)
  if (type !== documentKinds.odt.mimeType) throw new RejectedFile('wrongKind')
  rejectIf(/encryption-data/i.test(await readText(zip, manifest)), 'protected')
  rejectNames(names, /^(?:Basic|Scripts)\/./, 'macros')
  rejectProgramParts(names)
  // An embedded document has the same parts in a folder.
  const texts = parsedParts(entries, /(?:^|\/)(?:content|styles|meta|settings)\.xml$/)
  for (const part of texts) await rejectActiveText(zip, part)
  return 'odt'
}

function parsedParts(entries: Entry[], name: RegExp): Entry[] {
  const parts = entries.filter(({ fileName }) => name.test(fileName))
  const size = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  rejectIf(size > maxParsedSize, 'oversized')
  return parts
}

/** Java and Android programs are ZIPs too, and run regardless of their other entries. */
const javaPrograms = /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml)$|\.(?:class|dex)$/i
/** Files that run when opened, in any program. */
const programs =
  /\.(?:exe|dll|scr|com|pif|msi|bat|cmd|ps1|vbs|vbe|wsf|wsh|hta|jse?|jar|lnk|chm|reg)$/i
/** ActiveX controls are programs too. */
const controls = /(?:^|\/)activeX\//i

function rejectNames(names: Entries, pattern: RegExp, reason: RejectReason): void {
  for (const name of names.keys()) rejectIf(pattern.test(name), reason)
}

/** Rejects part names that only programs have. */
function rejectProgramParts(names: Entries): void {
  for (const pattern of [programs, controls]) rejectNames(names, pattern, 'program')
}

/**
 * Reads XML as strictly as office programs do, because a part that they read in another way could
 * hide what it loads. They write UTF-8 without a DOCTYPE.
 * @param onElement is called with each element's name without prefix, and its attributes
 */
async function readElements(
  zip: ZipFile,
  entry: Entry,
  maxSize: number,
  onElement: (name: string, attributes: Record<string, string>) => void,
): Promise<void> {
  rejectIf(entry.uncompressedSize > maxSize, 'oversized')
  const parser = sax.parser(true)
  let depth = 0
  let attributeCount = 0
  parser.onerror = () => rejectIf(true, 'damaged')
  parser.ondoctype = () => rejectIf(true, 'mixed')
  parser.onprocessinginstruction = ({ name, body }) =>
    rejectIf(name === 'xml' && /encoding\s*=\s*["'](?!utf-8["'])/i.test(body), 'damaged')
  parser.onattribute = () => {
    attributeCount += 1
    rejectIf(attributeCount > maxAttributes, 'damaged')
  }
  parser.onopentag = (tag) => {
    attributeCount = 0
    depth += 1
    rejectIf(depth > maxDepth, 'damaged')
    onElement(localName(tag.name), (tag as sax.Tag).attributes)
  }
  parser.onclosetag = () => {
    depth -= 1
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream)
      parser.write(decoder.decode(chunk as Buffer, { stream: true }))
    parser.write(decoder.decode()).close()
  } catch (error) {
    throw toRejectedFile(error)
  }
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1)

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  return (await readEntry(zip, entry, maxPartListSize)).toString('utf8')
}

/** Relationship types loaded together with the document; links and pictures are not among them. */
const loadedTypes = /\/(?:attachedTemplate|oleObject|frame|subDocument|package|aFChunk|control)$/i

/**
 * Rejects relationships (ECMA-376, part 2, 9.3) to a template, an object or a part on the network.
 * A template path on the author's own disk, which Word writes, is allowed.
 */
async function rejectRemoteParts(zip: ZipFile, relations: Entry): Promise<void> {
  await readElements(zip, relations, maxPartListSize, (element, attributes) => {
    const { TargetMode: mode = '', Type: type = '', Target: target = '' } = attributes
    const isExternal = /^external$/i.test(mode.trim())
    const isLoaded = loadedTypes.test(type.trim())
    rejectIf(element === 'Relationship' && isExternal && isLoaded && isRemote(target), 'remote')
  })
}

/** Whether it is on another machine: any URL other than a file's, or a network share. */
function isRemote(target: string): boolean {
  const address = target.replaceAll(/\s/g, '').replaceAll(/%5c/gi, '\\').replaceAll(/%2f/gi, '/')
  const isFile = /^file:\/\/(?:localhost)?\/(?![\\/])/i.test(address)
  return /^[\\/]{2}/.test(address) || (/^[a-z][a-z\d+.-]+:/i.test(address) && !isFile)
}

/** OpenDocument elements whose target is loaded with the document, unlike links and pictures. */
const loadedElements =
  /^(?:template|object|object-ole|floating-frame|applet|plugin|section-source)$/

/** Rejects OpenDocument XML that runs a macro of the reader or loads a remote part. */
async function rejectActiveText(zip: ZipFile, entry: Entry): Promise<void> {
  await readElements(zip, entry, maxParsedSize, (element, attributes) => {
    rejectIf(element === 'event-listener', 'macros')
    for (const [name, value] of Object.entries(attributes)) {
      const isLoaded = loadedElements.test(element) && localName(name) === 'href'
      rejectIf(isLoaded && isRemote(value), 'remote')
    }
  })
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
async function readZipEntries(path: string, file: FileHandle) {
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

/** The stream of an OLE object that wraps a file of any type; its name ignores case. */
const packagedFile = new RegExp([...'Ole10Native'].join('\\x00'), 'i')

/**
 * Decompresses an entry without storing it: yauzl stops at the declared size. Rejects packaged
 * files here, because a relationship can make any entry an OLE object.
 */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry)
  let text = ''
  for await (const chunk of stream) {
    // The end of the piece before, in case the name lies where two meet.
    text = text.slice(-packagedFile.source.length) + (chunk as Buffer).toString('latin1')
    rejectIf(packagedFile.test(text), 'program')
  }
}

/** Treats errors of yauzl, sax and the decoder as an invalid file, but not those of the disk. */
function toRejectedFile(error: unknown): unknown {
  const isSystemError = error instanceof Error && 'syscall' in error
  return error instanceof RejectedFile || isSystemError ? error : new RejectedFile('damaged')
}
