import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import product from '../../package.json' with { type: 'json' }
import { languages } from '../i18n/languages.ts'
import type { ContentRecord } from './stored-content.ts'

/** Raised when older versions could no longer read an export. */
const format = 1

const manifestName = 'manifest.json'
export const mediaFolder = 'media'

const manifestSchema = z.object({
  format: z.number().int(),
  product: z.string(),
  languages: z.array(z.string()),
  /** SHA-256 by the path of a file. */
  files: z.record(z.string().regex(/^(?:media\/)?[^/\\]+$/), z.string().regex(/^[0-9a-f]{64}$/)),
})
type Manifest = z.infer<typeof manifestSchema>

const recordSchema = z.object({
  key: z.string(),
  document: z.record(z.string(), z.unknown()),
  draft: z.record(z.string(), z.unknown()).optional(),
})

/** An error with a sentence for the user who ran the command. */
export class TransferError extends Error {}

/** @throws TransferError if the folder holds anything but an earlier export. */
export async function requireOwnFolder(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length === 0 || names.includes(manifestName)) return
  throw new TransferError(`${folder} is not empty: name a new folder, or that of an export.`)
}

/** Writes the manifest, which makes the folder an export: last, when all files are there. */
export async function writeManifest(folder: string, files: readonly string[]): Promise<void> {
  const sums: Record<string, string> = {}
  for (const file of [...files].sort()) sums[file] = await checksum(path.join(folder, file))
  const manifest = { format, product: product.version, languages: [...languages], files: sums }
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Reads a manifest and compares every file with it. @throws TransferError in plain words */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new TransferError(`There is no export in ${folder}: it has no ${manifestName}.`)
  })
  const { data: manifest } = manifestSchema.safeParse(parse(text, manifestName))
  if (!manifest) throw new TransferError(`${manifestName} is damaged: export the content again.`)
  if (manifest.format > format) {
    throw new TransferError(
      `The export was made by a newer version (${manifest.product}): update this one (${product.version}) first.`,
    )
  }
  const unknown = manifest.languages.filter((code) => !languages.some((each) => each === code))
  if (unknown.length > 0) {
    throw new TransferError(
      `The export has languages that this site lacks: ${unknown.join(', ')}. Add them first.`,
    )
  }
  for (const [file, sum] of Object.entries(manifest.files)) {
    const actual = await checksum(path.join(folder, file)).catch(() => undefined)
    if (actual === undefined) throw new TransferError(`${file} is missing in ${folder}.`)
    if (actual !== sum) throw new TransferError(`${file} is damaged: export the content again.`)
  }
  return manifest
}

/** The records of a file, one for each line. */
export async function readRecords(folder: string, file: string): Promise<ContentRecord[]> {
  const text = await readFile(path.join(folder, file), 'utf8')
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line, index) => {
    const { data } = recordSchema.safeParse(parse(line, file))
    if (!data) throw new TransferError(`Line ${index + 1} of ${file} is no document.`)
    return data
  })
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TransferError(`${file} is damaged: it is not JSON.`)
  }
}

export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
