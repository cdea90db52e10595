import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { screens } from '../tests/e2e/support/screens.ts'
import { asKibibytes, atMost, type Measured } from './report.ts'
import { withSite } from './site.ts'

/** The size of every page. */
export function measureBytes(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
    const pages = []
    for (const { name, path } of screens) pages.push({ name, ...(await weigh(siteUrl, path)) })
    const home = pages.filter(({ name }) => name === 'home')
    return {
      tables: [
        {
          title: 'Bytes of pages',
          method:
            'With brotli (11), without headers: the page with its styles, and the scripts of this page with the data they begin with, which are fetched at idle or on the first interaction. Where no data is named, it is in the page. Limits: 14 KiB, and 110 KiB of scripts, 105 on home.',
          columns: ['page', 'HTML and CSS', 'scripts', 'data'],
          rows: pages.map(({ name, html, scripts, data }) => [
            ...[name, asKibibytes(html), asKibibytes(scripts), data ? asKibibytes(data) : ''],
          ]),
        },
      ],
      limits: [
        atMost('HTML and inlined CSS, every page', 14 * 1024, asKibibytes, pages, (of) => of.html),
        atMost('JavaScript, every page', 110 * 1024, asKibibytes, pages, (of) => of.scripts),
        atMost('JavaScript, home', 105 * 1024, asKibibytes, home, (of) => of.scripts),
      ],
    }
  })
}

const client = join(import.meta.dirname, '../site/build/client')

/** Bytes of a page, of the scripts that it names, and of its hydration data if that is separate. */
async function weigh(siteUrl: string, path: string) {
  const text = async (url: string) => (await fetch(siteUrl + url)).text()
  const html = await text(path)
  let scripts = 0
  for (const file of new Set(html.match(/\/assets\/[\w.-]+\.js/g))) {
    scripts += compressed(await readFile(join(client, file)))
  }
  const hydration = / data-hydration="([^"]*)"/.exec(html)?.[1]
  const data = hydration ? compressed(await text(hydration + path)) : 0
  return { html: compressed(html), scripts, data }
}

function compressed(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).length
}
