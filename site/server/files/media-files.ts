import { createReadStream } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { mediaPath } from '@vitrina/content/paths.ts'
import { Hono } from 'hono'
import type { SiteEnv } from '../context.ts'
import { matchesEtag } from '../transfer/not-modified.ts'
import { parseRange } from './byte-range.ts'
import { mediaType } from './content-types.ts'

/** URLs with a version (`?v=…`) are immutable; others are revalidated daily. */
const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/** For an SVG opened as a page: drawing only, no scripts, requests or forms. */
const policyOfSvg = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Serves `/media/*` from the upload folder, read-only. */
export function mediaFiles(folder: string): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  app.get(`${mediaPath}/*`, async (c) => {
    const path = await existingPath(folder, c.req.path.slice(mediaPath.length + 1))
    const type = path && mediaType(path)
    if (!path || !type) return c.text('There is no such file.\n', 404)

    const handle = await open(path, 'r')
    const { size, mtimeMs } = await handle.stat().finally(() => handle.close())
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    const headers: Record<string, string> = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': c.req.query('v') ? forever : aDay,
      ETag: etag,
      ...(type.startsWith('image/svg') && { 'Content-Security-Policy': policyOfSvg }),
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
async function existingPath(folder: string, address: string): Promise<string | undefined> {
  try {
    const name = decodeURIComponent(address)
    if (name.split(/[/\\]/).some((part) => part === '' || part.startsWith('.'))) return undefined
    const root = await realpath(folder)
    const path = await realpath(join(root, name))
    return path.startsWith(root + sep) ? path : undefined
  } catch {
    return undefined
  }
}
