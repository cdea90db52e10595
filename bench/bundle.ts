// `npm run bundle`: what a browser fetches for each page, and the modules in the script chunks.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChunkModules } from '../site/build-tools/chunk-modules.ts'
import { screens, states } from '../tests/e2e/support/screens.ts'
import { build, type Weight, weigh } from './bytes.ts'
import { toMarkdown } from './report.ts'
import { withSite } from './site.ts'

const paths = [...screens, ...states].map(({ path }) => path).concat('/apply')
const largest = 8

const pages = await withSite(async ({ siteUrl }) => {
  const found: Weight[] = []
  for (const path of paths) found.push(await weigh(siteUrl, path))
  return found
})
const modules: ChunkModules = JSON.parse(await readFile(join(build, 'chunk-modules.json'), 'utf8'))
const chunks = new Map(pages.flatMap(({ scripts }) => [...scripts]))

console.log(
  toMarkdown({
    title: 'Pages',
    method:
      'Bytes with brotli (11): the page with its styles, its scripts together, and each of them.',
    columns: ['page', 'HTML and CSS', 'scripts', 'of these'],
    rows: pages.map(({ path, html, allScripts, scripts }) => [
      ...[`\`${path}\``, html, allScripts],
      bySize(scripts)
        .map(([file, bytes]) => `${nameOf(file)} ${bytes}`)
        .join(', '),
    ]),
  }),
)
console.log(
  toMarkdown({
    title: 'Chunks',
    method: 'Bytes with brotli (11), and the largest modules with their bytes before minifying.',
    columns: ['chunk', 'bytes', 'largest modules'],
    rows: bySize(chunks).map(([file, bytes]) => [
      nameOf(file),
      bytes,
      bySize(Object.entries(modules[file] ?? {}))
        .slice(0, largest)
        .map(([module, size]) => `${module.replace(/^.*node_modules\//, '')} ${size}`)
        .join(', '),
    ]),
  }),
)

function bySize(sizes: Iterable<[string, number]>): [string, number][] {
  return [...sizes].sort(([, one], [, other]) => other - one)
}

/** Strips the folder and the content hash. */
function nameOf(file: string): string {
  return file.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1')
}
