import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Typical size of the images above the fold, in bytes. */
const pictureBytes = 20 * 1024

/**
 * Serves a handwritten page with one image and no scripts, as the baseline for the browser on this
 * machine.
 *
 * @param media the site's media folder, which provides the image.
 */
export async function serveStaticPage(
  media: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const page = brotliCompressSync(await readFile(join(import.meta.dirname, 'static-page.html')))
  const picture = await readFile(await pictureOfAbout(pictureBytes, media))
  const server = createServer(({ url }, answer) => {
    if (url === '/') {
      answer.setHeader('Content-Type', 'text/html; charset=utf-8')
      answer.setHeader('Content-Encoding', 'br')
      answer.end(page)
    } else if (url === '/picture.avif') {
      answer.setHeader('Content-Type', 'image/avif')
      answer.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      answer.end(picture)
    } else {
      answer.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function pictureOfAbout(bytes: number, folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.avif'))
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      return { file, distance: Math.abs((await stat(file)).size - bytes) }
    }),
  )
  const [nearest] = files.sort((one, other) => one.distance - other.distance)
  if (!nearest) throw new Error(`There is no AVIF picture in ${folder}.`)
  return nearest.file
}
