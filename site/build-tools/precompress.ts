import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml|ico)$/
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes a `.br` (quality 11) and a `.gz` beside every file that gets smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => compressible.test(name))) {
    const path = join(folder, file)
    const plain = await readFile(path)
    const small = {
      br: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gz: await deflate(plain, { level: 9 }),
    }
    for (const [ending, bytes] of Object.entries(small)) {
      if (bytes.length < plain.length) await writeFile(`${path}.${ending}`, bytes)
    }
  }
}
