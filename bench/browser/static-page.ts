import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '../requests.ts'

/** Typical size of the images above the fold, in bytes. */
const pictureBytes = 20 * 1024

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
const image = {
  'Content-Type': 'image/avif',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** Serves a page with one image of `media` and no scripts, as a baseline for the browser here. */
export function serveStaticPage(media: string) {
  const page = brotliCompressSync(readFileSync(join(import.meta.dirname, 'static-page.html')))
  const distance = (file: string) => Math.abs(statSync(file).size - pictureBytes)
  const [nearest] = readdirSync(media)
    .filter((name) => name.endsWith('.avif'))
    .map((name) => join(media, name))
    .sort((one, other) => distance(one) - distance(other))
  if (!nearest) throw new Error(`There is no AVIF picture in ${media}.`)
  const picture = readFileSync(nearest)
  return listen(({ url }, response) => {
    if (url === '/') response.writeHead(200, html).end(page)
    else if (url === '/picture.avif') response.writeHead(200, image).end(picture)
    else response.writeHead(404).end()
  })
}
