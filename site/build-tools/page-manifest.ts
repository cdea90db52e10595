import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
