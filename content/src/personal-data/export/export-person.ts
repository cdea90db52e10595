import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { ZipFile } from 'yazl'
import { documentsFolder } from '../../documents/folders.ts'
import { changedOnDisk, isUnchanged } from '../../documents/is-unchanged.ts'
import { normalAddress } from '../fingerprint.ts'
import { type Holding, holdingsOfPerson } from '../holdings.ts'
import type { Kind } from '../scope.ts'
import { entryNames } from './entry-names.ts'
import { type ExportedFile, personJson } from './person-json.ts'

type StoredFile = ExportedFile & { place: string }

/**
 * Everything about one address that a scope may see, as one ZIP: `data.json` and, in a folder for
 * each application or request, the files under the names they were sent with.
 *
 * @returns the archive as it is written; reading it drives the writing, so nothing is whole in
 * memory. `undefined` when there is nothing.
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
  const what = { address: normalAddress(address), scope, holdings, files: files.map(withoutPlace) }
  addLazily(zip, 'data.json', () => Readable.from(personJson(req, what)))
  for (const { path: entry, place } of files) {
    if (entry) addLazily(zip, entry, () => createReadStream(place))
  }
  zip.end()
  return Readable.toWeb(zip.outputStream as Readable) as ReadableStream<Uint8Array>
}

/**
 * Adds an entry that is opened when its turn comes. One that fails, as a file that is erased
 * meanwhile, breaks the archive off, so that nobody takes it for whole; one that is being read when
 * the reader goes away is closed.
 */
function addLazily(zip: ZipFile, entry: string, open: () => Readable): void {
  const output = zip.outputStream as Readable
  zip.addReadStreamLazy(entry, (give) => {
    const input = open()
    input.once('error', (error) => output.destroy(error))
    output.once('close', () => input.destroy())
    give(null, input)
  })
}

async function filesOf(req: PayloadRequest, holdings: readonly Holding[]): Promise<StoredFile[]> {
  const documents = holdings.filter(({ part }) => part === 'documents')
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { id: { in: documents.map(({ id }) => id) } },
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: false,
    req,
  })
  const facts = new Map(docs.map((document) => [document.id, document]))
  const entryName = entryNames()
  const files: StoredFile[] = []
  for (const { id, reference = '', filename = '' } of documents) {
    const document = facts.get(id)
    if (!document) continue
    const place = path.join(documentsFolder, path.basename(filename))
    const { originalName, mimeType, filesize: size } = document
    const isThere = await stat(place).then(
      (found) => found.isFile(),
      () => false,
    )
    const changed = isThere && !(await isUnchanged(place, document))
    if (changed) req.payload.logger.error({ document: id }, changedOnDisk)
    files.push({
      ...{ id, reference, originalName, mimeType, size, place },
      ...(changed && { changed }),
      ...(isThere && !changed && { path: `files/${entryName(reference, originalName)}` }),
    })
  }
  return files
}

function withoutPlace({ place: _, ...file }: StoredFile): ExportedFile {
  return file
}
