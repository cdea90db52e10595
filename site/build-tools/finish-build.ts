import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encode } from '../server/http/compress.ts'

type Manifest = { routes: Record<string, { path?: string; hasDefaultExport: boolean }> }

/**
 * Removes feeds and other files, a third of the routes, from what React Router tells browsers:
 * only pages are navigated to.
 */
export async function leaveOutFiles(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    if (!/^manifest-.*\.js$/.test(name)) continue
    const script = await readFile(join(assets, name), 'utf8')
    const small = script.replace(/\{.*\}/s, (json) => {
      const manifest = JSON.parse(json) as Manifest
      const isNeeded = ({ path, hasDefaultExport }: Manifest['routes'][string]) =>
        hasDefaultExport || path === '*'
      const routes = Object.entries(manifest.routes).filter(([, route]) => isNeeded(route))
      return JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
    })
    await writeFile(join(assets, name), small)
  }
}

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
