import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { mediaPath } from '@vitrina/content/paths.ts'
import { getMimeType } from 'hono/utils/mime'
import type { SiteEnv, SiteMiddleware } from '../context.ts'
import { weakEtag } from '../react-router/finish-page.ts'
import { acceptedEncoding } from './compress.ts'
import { matchesEtag } from './conditional.ts'

/** Encodings that the build precompresses, and the suffixes of their files. */
const precompressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Built files (hash in the name) and media (`?v=…`) never change; others are checked daily. */
const immutable = 'public, max-age=31536000, immutable'
const oneDay = 'public, max-age=86400'

/**
 * Serves the build's client folder from memory (a few hundred kilobytes), so that no requested path
 * reaches the file system. A missing folder counts as empty.
 */
export async function staticFiles(folder: string): Promise<SiteMiddleware> {
  const files = await readStaticFiles(folder)
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (!file && c.req.path.startsWith('/assets/')) return c.text('There is no such file.\n', 404)
    if (!file || c.req.method === 'POST') return next()

    const { type, headers, plain, encoded } = file
    if (matchesEtag(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers)
    const encoding = acceptedEncoding(c.req.header('Accept-Encoding'), [...encoded.keys()])
    const bytes = (encoding && encoded.get(encoding)) ?? plain
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    })
  }
}

async function readStaticFiles(folder: string) {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => [])
  const read = async (name: string) => new Uint8Array(await readFile(join(folder, name)))
  const files = new Map<string, Awaited<ReturnType<typeof readStaticFile>>>()
  const readStaticFile = async (name: string, path: string) => {
    const plain = await read(name)
    const encoded = new Map<'br' | 'gzip', typeof plain>()
    for (const [encoding, suffix] of precompressed) {
      if (names.includes(name + suffix)) encoded.set(encoding, await read(name + suffix))
    }
    return {
      type: getMimeType(name) ?? 'application/octet-stream',
      plain,
      encoded,
      /** Those of a 304 too. */
      headers: {
        'Cache-Control': path.startsWith('/assets/') ? immutable : oneDay,
        ETag: weakEtag(plain),
        ...(encoded.size > 0 && { Vary: 'Accept-Encoding' }),
      },
    }
  }
  for (const name of names) {
    if (/^\.|\.(?:br|gz)$/.test(name) || !(await stat(join(folder, name))).isFile()) continue
    const path = `/${name.split(sep).join('/')}`
    files.set(path, await readStaticFile(name, path))
  }
  return files
}

/** For an SVG opened as a page: drawing only, no scripts, requests or forms. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Serves `/media/*` from the upload folder, read-only. */
export function mediaFiles(folder: string): SiteMiddleware {
  return async (c, next) => {
    const path = await existingPath(folder, c.req.path.slice(`${mediaPath}/`.length))
    if (!path || !mediaFile.test(path)) return c.text('There is no such file.\n', 404)

    const { size, mtimeMs } = await stat(path)
    const headers = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': c.req.query('v') ? immutable : oneDay,
      ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      ...(/\.svg$/i.test(path) && { 'Content-Security-Policy': svgPolicy }),
    }
    if (matchesEtag(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers)
    if (!isServedRange(c.req.header('Range'), c.req.header('If-Range'), headers.ETag)) {
      c.req.raw.headers.delete('Range')
    }
    const response = await serveStatic<SiteEnv>({ path })(c, next)
    if (response?.ok) {
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    }
    return response
  }
}

/**
 * Whether only this part of a file is sent. Of other ranges (several, another unit, or of a version
 * that was replaced) the whole file is sent instead (RFC 9110, 13.1.5 and 14.2).
 */
function isServedRange(range: string | undefined, ifRange: string | undefined, etag: string) {
  return /^bytes=(?:\d+-\d*|-\d+)$/i.test(range ?? '') && (!ifRange || ifRange === etag)
}

/** The file of a URL with symbolic links resolved, or undefined when it is missing or outside. */
export async function existingPath(folder: string, urlPath: string): Promise<string | undefined> {
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
