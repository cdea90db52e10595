import { Client } from 'pg'
import { prepareContent } from '../../tests/e2e/support/apps.ts'
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
const vocabulary = 20_000

/** Response times of the site search, each with words that were not searched for before. */
export function measureSearch(): Promise<Measured> {
  return withSite(async (site) => {
    await fillContent(site.databaseUrl, Math.ceil(documents / 3))
    const words = await writeTexts(site.databaseUrl)
    // As at a start after an upgrade.
    await prepareContent(site)
    const word = (n: number) => words[Math.floor(vocabulary ** ((n % searches) / searches))] ?? ''
    const kinds = {
      'one word': word,
      'two words': (n: number) => `${word(n)} ${word(n * 7 + 3)}`,
      'the beginning of a word': (n: number) => word(n).slice(0, 3),
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
          method: `${inEnglish(documents)} projects, vacancies and employees with generated texts in three languages; ${searches} searches of each kind, one after another, until the whole answer to the search dialog is there.`,
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

/** The localized fields of each collection: plain text with its number of words, and rich text. */
const fields = {
  projects: { title: 6, summary: 24, rich: ['challenge', 'approach', 'result'] },
  vacancies: { title: 4, summary: 20, rich: ['about', 'responsibilities', 'requirements'] },
  employees: { role: 3, summary: 16, rich: ['bio'] },
}

/** Replaces the copied texts by others, with few frequent and many rare words, which it returns. */
async function writeTexts(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`
      create temp table vocabulary as select number, substr(
        translate(md5(number::text), '0123456789abcdef', 'aeiouaeioubdlmnr'), 1, 5 + number % 6) as word
      from generate_series(0, ${vocabulary}) as number;
      create index on vocabulary (number);
      create function pg_temp.words(count int) returns text language sql volatile as $$
        select string_agg(word, ' ') from (select floor(power(${vocabulary}, random()))::int as number
          from generate_series(1, count)) as chosen join vocabulary using (number) $$;
      create function pg_temp.rich(count int) returns jsonb language sql volatile as $$
        select jsonb_build_object('root', jsonb_build_object('type', 'root', 'children', jsonb_build_array(
          jsonb_build_object('type', 'paragraph', 'children', jsonb_build_array(
            jsonb_build_object('type', 'text', 'text', pg_temp.words(count))))))) $$`)
    for (const [collection, { rich, ...plain }] of Object.entries(fields)) {
      const changes = [
        ...Object.entries(plain).map(([name, count]) => `${name} = pg_temp.words(${count})`),
        ...rich.map((name) => `${name} = pg_temp.rich(60)`),
      ]
      await client.query(`update ${collection}_locales set ${changes.join(', ')}`)
    }
    // Written anew by the next start.
    await client.query('truncate search_index')
    const { rows } = await client.query<{ word: string }>(
      'select word from vocabulary order by number',
    )
    return rows.map(({ word }) => word)
  } finally {
    await client.end()
  }
}
