import { prepareContent } from '../../tests/e2e/support/apps.ts'
import { query } from '../../tests/e2e/support/databases.ts'
import {
  asMilliseconds,
  atMost,
  inEnglish,
  type Measured,
  quantile,
  scaled,
  toRow,
} from '../report.ts'
import { withSite } from '../site.ts'
import { fillContent } from './fill-content.ts'

const documents = 10_000
const searches = scaled(400)

/** Response times of the site search, each with words that were not searched for before. */
export function measureSearch(): Promise<Measured> {
  return withSite(async (site) => {
    await fillContent(site.databaseUrl, Math.ceil(documents / 3))
    const words = await addRareWords(site.databaseUrl)
    // As at a start after an upgrade.
    await prepareContent(site)
    const word = (n: number) => words[n % words.length] ?? ''
    const kinds = {
      'one word': word,
      'with a frequent word': (n: number) => `${word(n)} react`,
      'a word with a mistake': (n: number) => word(n).replace(/^(...)./, '$1'),
    }
    const measured: { name: string; times: number[] }[] = []
    for (const [name, text] of Object.entries(kinds)) {
      const times: number[] = []
      for (let n = 0; n < searches; n++) times.push(await timeSearch(site.siteUrl, text(n)))
      measured.push({ name, times })
    }
    const limits = [
      atMost('site search, p99', 50, asMilliseconds, measured, ({ times }) =>
        quantile(times, 0.99),
      ),
    ]
    return {
      tables: [
        {
          title: 'Site search',
          method: `${inEnglish(documents)} projects, vacancies and employees in three languages, each with a word of its own; ${searches} searches of each kind, one after another, until the whole answer to the search dialog is there.`,
          columns: ['what', 'p50', 'p99'],
          rows: [
            ...measured.map(({ name, times }) => [
              name,
              ...[0.5, 0.99].map((share) => asMilliseconds(quantile(times, share))),
            ]),
            ...limits.map(toRow),
          ],
        },
      ],
      limits,
    }
  })
}

async function timeSearch(siteUrl: string, text: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${siteUrl}/search.json?q=${encodeURIComponent(text)}`)
  await response.json()
  if (!response.ok) throw new Error(`The search was answered with ${response.status}.`)
  return performance.now() - begun
}

/** Begins the title of each copied document with a word of its own. @returns these words */
async function addRareWords(databaseUrl: string): Promise<string[]> {
  const titles = { projects: 'title', vacancies: 'title', employees: 'role' }
  for (const [table, title] of Object.entries(titles)) {
    await query(
      databaseUrl,
      `update ${table}_locales set ${title} =
        'w' || substr(md5(_parent_id || '${table}'), 1, 7) || ' ' || ${title}`,
    )
  }
  // Written anew by the next start.
  await query(databaseUrl, 'truncate search_index')
  const rows = await query<{ word: string }>(
    databaseUrl,
    `select split_part(title, ' ', 1) as word from projects_locales where _locale = 'en'`,
  )
  return rows.map(({ word }) => word)
}
