import type { FileHandle } from 'node:fs/promises'
import { type DocumentKind, documentKinds } from '@vitrina/content/documents/document-kinds.ts'
import type { Entry, ZipFile } from 'yauzl'
import {
  refuseActiveText,
  refusePackagedFile,
  refuseProgramParts,
  refuseRemoteParts,
} from './office-parts.ts'
import { Refused, refuseIf } from './verdict.ts'
import { readZipEntries } from './zip-entries.ts'

type OfficeKind = Extract<DocumentKind, 'docx' | 'xlsx' | 'odt'>

/** The content type of an OOXML package's main part (ECMA-376, part 1, 11.3.10 and 12.3.23). */
const mainPartTypes = {
  docx: `${documentKinds.docx.mimeType}.main+xml`,
  xlsx: `${documentKinds.xlsx.mimeType}.main+xml`,
} as const

/** Max size of a package's list of parts, which usually has a few kilobytes. */
const longestList = 1024 * 1024
/** Max size of a text part or an embedded object. */
const largestObject = 32 * 1024 * 1024

/**
 * Validates an office document: a ZIP with the parts of exactly one type, without macros, without a
 * password, and without data between or around its entries.
 *
 * @throws Refused for any other ZIP.
 */
export async function judgeOfficeFile(path: string, file: FileHandle): Promise<OfficeKind> {
  const { zip, entries } = await readZipEntries(path, file)
  try {
    const names = new Map(entries.map((entry) => [entry.fileName, entry]))
    refuseIf(isProgram(names), 'mixed')
    const contentTypes = names.get('[Content_Types].xml')
    const mimeType = names.get('mimetype')
    refuseIf(contentTypes !== undefined && mimeType !== undefined, 'mixed')
    if (contentTypes) {
      const kind = judgeOoxml(names, await readText(zip, contentTypes))
      await refuseActiveParts(zip, names)
      return kind
    }
    if (mimeType) return await judgeOdf(zip, entries, names)
    throw new Refused('wrongKind')
  } finally {
    zip.close()
  }
}

function judgeOoxml(names: Map<string, Entry>, contentTypes: string): OfficeKind {
  // Office programs never write these here, and they could hide what follows.
  refuseIf(/<!|&#/.test(contentTypes), 'mixed')
  const overrides = [...contentTypes.matchAll(/<(?:\w+:)?Override\s[^>]*>/g)].map(([tag]) => tag)
  const kind = (['docx', 'xlsx'] as const).find((name) =>
    overrides.some(
      (tag) =>
        attribute(tag, 'ContentType') === mainPartTypes[name] &&
        names.has(attribute(tag, 'PartName')?.slice(1) ?? ''),
    ),
  )
  refuseIf(
    /macroEnabled|vbaProject|macrosheet/i.test(contentTypes) ||
      [...names.keys()].some((name) => /(?:^|\/)vba(?:Project|Data)\.\w+$/i.test(name)),
    'macros',
  )
  if (!kind || !names.has('_rels/.rels')) throw new Refused('wrongKind')
  return kind
}

/** Rejects externally loaded parts and programs. */
async function refuseActiveParts(zip: ZipFile, names: Map<string, Entry>): Promise<void> {
  refuseProgramParts(names.keys())
  for (const [name, entry] of names) {
    if (/\.rels$/i.test(name)) refuseRemoteParts(await readText(zip, entry))
    if (/(?:^|\/)embeddings\/[^/]*\.bin$/i.test(name)) {
      refusePackagedFile(await readBytes(zip, entry, largestObject))
    }
  }
}

/**
 * OpenDocument 1.2, part 3: the first entry is the uncompressed type, and a manifest lists the
 * rest.
 */
async function judgeOdf(
  zip: ZipFile,
  entries: Entry[],
  names: Map<string, Entry>,
): Promise<OfficeKind> {
  const [first] = entries
  const manifest = names.get('META-INF/manifest.xml')
  const isPlain = first?.fileName === 'mimetype' && first.compressionMethod === 0
  if (!first || !isPlain || !manifest || !names.has('content.xml')) throw new Refused('wrongKind')
  const type = await readText(zip, first)
  if (type !== documentKinds.odt.mimeType) throw new Refused('wrongKind')
  refuseIf(/encryption-data/i.test(await readText(zip, manifest)), 'protected')
  refuseIf(
    [...names.keys()].some((name) => /^(?:Basic|Scripts)\/./.test(name)),
    'macros',
  )
  refuseProgramParts(names.keys())
  for (const [name, entry] of names) {
    if (/^Object[^/]*$/.test(name)) refusePackagedFile(await readBytes(zip, entry, largestObject))
    if (name === 'content.xml' || name === 'meta.xml')
      refuseActiveText((await readBytes(zip, entry, largestObject)).toString('utf8'))
  }
  return 'odt'
}

/** Java and Android programs are ZIPs too, and run regardless of their other entries. */
function isProgram(names: Map<string, Entry>): boolean {
  return [...names.keys()].some((name) =>
    /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml)$|\.(?:class|dex)$/i.test(name),
  )
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found?.[1] ?? found?.[2]
}

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  return (await readBytes(zip, entry, longestList)).toString('utf8')
}

async function readBytes(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  refuseIf(entry.uncompressedSize > most, 'oversized')
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
