import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { SiteMiddleware } from '../context.ts'
import { weakEtag } from '../page/finish-page.ts'
import { acceptedEncoding } from '../transfer/accept-encoding.ts'
import { matchesEtag } from '../transfer/not-modified.ts'
import { contentType } from './content-types.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** Encodings that the build precompresses. */
type Encoding = 'br' | 'gzip'
type StaticFile = {
  type: string
  cacheControl: string
  etag: string
  plain: Bytes
  encoded: Partial<Record<Encoding, Bytes>>
}

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** Built files have a content hash in their name and never change. */
const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/**
 * Serves the build's client folder: `/assets/*` and the files of `public/`. The folder is read into
 * memory once (a few hundred kilobytes), so requests can only match files found there, and no
 * requested path reaches the file system.
 */
export function staticFiles(files: ReadonlyMap<string, StaticFile>): SiteMiddleware {
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (!file && c.req.path.startsWith('/assets/')) return c.text('There is no such file.\n', 404)
    if (!file || c.req.method === 'POST') return next()

    const available = (['br', 'gzip'] as const).filter((encoding) => file.encoded[encoding])
    const encoding = acceptedEncoding(c.req.header('Accept-Encoding'), available)
    const headers: Record<string, string> = {
      'Cache-Control': file.cacheControl,
      ETag: file.etag,
      ...(available.length > 0 && { Vary: 'Accept-Encoding' }),
    }
    if (matchesEtag(c.req.header('If-None-Match'), file.etag)) return c.body(null, 304, headers)
    const bytes = (encoding && file.encoded[encoding]) ?? file.plain
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(bytes.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    })
  }
}

/** Reads a folder into memory, by URL path. A missing folder counts as empty. */
export async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => [])
  const plainNames = names.filter((name) => !/\.(?:br|gz)$/.test(name) && !name.startsWith('.'))
  const files = new Map<string, StaticFile>()
  for (const name of plainNames) {
    const path = join(folder, name)
    if (!(await stat(path)).isFile()) continue
    const address = `/${name.split(sep).join('/')}`
    const plain = new Uint8Array(await readFile(path))
    const encoded: StaticFile['encoded'] = {}
    for (const encoding of ['br', 'gzip'] as const) {
      if (!names.includes(name + endings[encoding])) continue
      encoded[encoding] = new Uint8Array(await readFile(path + endings[encoding]))
    }
    files.set(address, {
      type: contentType(name),
      cacheControl: address.startsWith('/assets/') ? forever : aDay,
      etag: weakEtag(plain),
      plain,
      encoded,
    })
  }
  return files
}
