import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { screens } from '../tests/e2e/support/screens.ts'
import { asKibibytes, atMost, type Measured } from './report.ts'
import { withSite } from './site.ts'

/** The size of every page; `npm run bundle` shows the details. */
export function measureBytes(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
    const pages: Array<Weight & { name: string }> = []
    for (const { name, path } of screens) pages.push({ name, ...(await weigh(siteUrl, path)) })
    const home = pages.filter(({ name }) => name === 'home')
    return {
      tables: [
        {
          title: 'Bytes of pages',
          method:
            'With brotli (11), without headers: the page with its styles, and the scripts of this page with the data they begin with, which are fetched at idle or on the first interaction. Where no data is named, it is in the page. Limits: 14 KiB, and 110 KiB of scripts, 105 on home.',
          columns: ['page', 'HTML and CSS', 'scripts', 'data'],
          rows: pages.map(({ name, html, allScripts, data }) => [
            ...[name, asKibibytes(html), asKibibytes(allScripts), data ? asKibibytes(data) : ''],
          ]),
        },
      ],
      limits: [
        atMost(
          'HTML and inlined CSS, every page',
          14 * 1024,
          asKibibytes,
          pages,
          (page) => page.html,
        ),
        atMost('JavaScript, every page', 110 * 1024, asKibibytes, pages, (page) => page.allScripts),
        atMost('JavaScript, home', 105 * 1024, asKibibytes, home, (page) => page.allScripts),
      ],
    }
  })
}

/** The size of one page, in bytes with brotli at max quality. */
export type Weight = {
  path: string
  html: number
  scripts: Map<string, number>
  allScripts: number
  /** The hydration data, where it is not part of the page. */
  data: number
}

export const build = join(import.meta.dirname, '../site/build')

/** Weighs the page and what its browser fetches on interaction or when idle. */
export async function weigh(siteUrl: string, path: string): Promise<Weight> {
  const text = async (url: string) => (await fetch(siteUrl + url)).text()
  const html = await text(path)
  const scripts = new Map<string, number>()
  for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) {
    scripts.set(file, compressed(await readFile(join(build, 'client', file))))
  }
  const hydration = / data-hydration="([^"]*)"/.exec(html)?.[1]
  const data = hydration ? compressed(await text(hydration + path)) : 0
  const allScripts = [...scripts.values()].reduce((all, each) => all + each, 0)
  return { path, html: compressed(html), scripts, allScripts, data }
}

function compressed(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).length
}
