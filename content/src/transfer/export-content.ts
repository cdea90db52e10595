import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import { inOneSnapshot } from '../storage/transaction.ts'
import { mediaFolder, requireOwnFolder, TransferError, writeManifest } from './folder.ts'
import type { Values } from './references.ts'
import { asText, readContent } from './stored-content.ts'

/** Writes all content into a folder, as of one moment. @throws TransferError in plain words */
export async function exportContent(
  payload: Payload,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await requireOwnFolder(folder)
  await mkdir(path.join(folder, mediaFolder), { recursive: true })
  const { records } = await inOneSnapshot(payload, readContent)
  const files: string[] = []
  for (const [slug, ofSlug] of records) {
    const name = `${slug}.jsonl`
    await writeFile(path.join(folder, name), ofSlug.map((each) => `${asText(each)}\n`).join(''))
    files.push(name)
    say(`${slug}: ${ofSlug.length}`)
  }
  const pictures = (records.get('media') ?? []).flatMap(({ document }) => fileNames(document))
  for (const name of pictures) {
    const file = `${mediaFolder}/${name}`
    const stored = path.join(settings.DATA_DIR, 'media', name)
    await copyFile(stored, path.join(folder, file)).catch(() => {
      throw new TransferError(
        `The file ${name} of a picture or video is missing in DATA_DIR/media.`,
      )
    })
    files.push(file)
  }
  say(`Files: ${pictures.length}`)
  await writeManifest(folder, files)
}

function fileNames({ filename, sizes }: Values): string[] {
  const all = [{ filename }, ...Object.values((sizes ?? {}) as Record<string, Values>)]
  return all.flatMap((each) => (each.filename ? [String(each.filename)] : []))
}
