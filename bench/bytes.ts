import { screens } from '../tests/e2e/support/screens.ts'
import { asKibibytes } from './report/figures.ts'
import { atMost, type Measured } from './report/limits.ts'
import { onStage } from './stage.ts'
import { type Weight, weigh, weightOfScripts } from './weigh.ts'

/** The size of every page; `npm run bundle` shows the details. */
export function measureBytes(): Promise<Measured> {
  return onStage(async ({ siteUrl }) => {
    const pages: Array<Weight & { name: string }> = []
    for (const { name, path } of screens) pages.push({ name, ...(await weigh(siteUrl, path)) })
    const home = pages.filter(({ name }) => name === 'home')
    const scripts = (of: typeof pages) =>
      of.map((page) => [page.name, weightOfScripts(page)] as const)
    return {
      tables: [
        {
          title: 'Bytes of pages',
          how: 'With brotli (11), without headers: the page with its styles, and the scripts of this page with the data they begin with, which are fetched at idle or on the first touch. Where no data is named, it is in the page. Limits: 14 KiB, and 110 KiB of scripts, 105 on home.',
          columns: ['page', 'HTML and CSS', 'scripts', 'data'],
          rows: pages.map((page) => [
            page.name,
            asKibibytes(page.html),
            asKibibytes(weightOfScripts(page)),
            page.data ? asKibibytes(page.data) : '',
          ]),
        },
      ],
      limits: [
        atMost(
          'HTML and inlined CSS, every page',
          14 * 1024,
          pages.map(({ name, html }) => [name, html]),
          asKibibytes,
        ),
        atMost('JavaScript, every page', 110 * 1024, scripts(pages), asKibibytes),
        atMost('JavaScript, home', 105 * 1024, scripts(home), asKibibytes),
      ],
    }
  })
}
