import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encode } from '../server/http/compress.ts'

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml|ico)$/

/** Writes a `.br` and a `.gz` of the best quality beside every file that gets smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => compressible.test(name))) {
    const path = join(folder, file)
    const plain = await readFile(path)
    const small = { br: await encode(plain, 'br', 'best'), gz: await encode(plain, 'gzip', 'best') }
    for (const [ending, bytes] of Object.entries(small)) {
      if (bytes.length < plain.length) await writeFile(`${path}.${ending}`, bytes)
    }
  }
}
