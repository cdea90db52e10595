import { createReadStream } from 'node:fs'
import { open, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { SiteEnv, SiteMiddleware } from '../context.ts'
import { weakEtag } from '../react-router/finish-page.ts'
import { acceptedEncoding } from './compress.ts'
import { matchesEtag } from './conditional.ts'

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

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * Built files have a content hash in their name, and media a version in their URL (`?v=…`): both
 * never change. Everything else is revalidated daily.
 */
const immutable = 'public, max-age=31536000, immutable'
const oneDay = 'public, max-age=86400'

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
    const urlPath = `/${name.split(sep).join('/')}`
    const plain = new Uint8Array(await readFile(path))
    const encoded: StaticFile['encoded'] = {}
    for (const encoding of ['br', 'gzip'] as const) {
      if (!names.includes(name + suffixes[encoding])) continue
      encoded[encoding] = new Uint8Array(await readFile(path + suffixes[encoding]))
    }
    files.set(urlPath, {
      type: getMimeType(name) ?? 'application/octet-stream',
      cacheControl: urlPath.startsWith('/assets/') ? immutable : oneDay,
      etag: weakEtag(plain),
      plain,
      encoded,
    })
  }
  return files
}

/** For an SVG opened as a page: drawing only, no scripts, requests or forms. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Serves `/media/*` from the upload folder, read-only. */
export function mediaFiles(folder: string): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  app.get('/media/*', async (c) => {
    const path = await existingPath(folder, c.req.path.slice('/media/'.length))
    const type = path && mediaFile.test(path) && getMimeType(path)
    if (!path || !type) return c.text('There is no such file.\n', 404)

    const handle = await open(path, 'r')
    const { size, mtimeMs } = await handle.stat().finally(() => handle.close())
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    const headers: Record<string, string> = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': c.req.query('v') ? immutable : oneDay,
      ETag: etag,
      ...(type.startsWith('image/svg') && { 'Content-Security-Policy': svgPolicy }),
    }
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)

    const range = parseRange(c.req.header('Range'), size)
    if (range === 'unsatisfiable') {
      return c.text('There is no such part of the file.\n', 416, {
        'Content-Range': `bytes */${size}`,
      })
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    headers['Content-Type'] = type
    headers['Content-Length'] = String(size === 0 ? 0 : end - start + 1)
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
    if (c.req.method === 'HEAD' || size === 0) return c.body(null, range ? 206 : 200, headers)
    const stream = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
    return c.body(stream, range ? 206 : 200, headers)
  })
  return app
}

/** The file of a URL with symbolic links resolved, or undefined when it is missing or outside. */
async function existingPath(folder: string, urlPath: string): Promise<string | undefined> {
  try {
    const name = decodeURIComponent(urlPath)
    if (name.split(/[/\\]/).some((part) => part === '' || part.startsWith('.'))) return undefined
    const root = await realpath(folder)
    const path = await realpath(join(root, name))
    return path.startsWith(root + sep) ? path : undefined
  } catch {
    return undefined
  }
}

/** Allowed file types of uploaded media. None of them can run as a script or open as a page. */
const mediaFile = /\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp)$/i

export type ByteRange = { start: number; end: number }

/**
 * The single range of a `Range` header, both ends included (RFC 9110, 14.1). Undefined when there
 * is none or it is of an unsupported kind: the whole file is sent then.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (!first) {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
