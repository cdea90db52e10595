import { fromBufferPromise } from 'yauzl'

/**
 * Unpacks one file of a ZIP.
 *
 * @param largest bytes; yauzl stops an entry that unpacks to more than it says.
 * @throws when it is no ZIP, has no such file, or that is too large.
 */
export async function unpackEntry(bytes: Buffer, name: string, largest: number): Promise<Buffer> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true })
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue
    if (entry.uncompressedSize > largest) throw new Error('It unpacks to too much.')
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
    return Buffer.concat(parts)
  }
  throw new Error(`There is no ${name}.`)
}
