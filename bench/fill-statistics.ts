import { bucketOf } from '../content/src/statistics/vitals.ts'
import { query } from '../tests/e2e/support/databases.ts'

/** Name and share of each value of a kind. */
type Shares = readonly (readonly [name: string, share: number])[]

/** The second is half as frequent as the first, the third a third, and so on. */
const falling = (names: readonly string[]): Shares =>
  names.map((name, index) => [name, 1 / (index + 1)])

/** Values around a median, as widely spread as those of visitors. */
const around = (middle: number): Shares =>
  Array.from({ length: 41 }, (_, index) => {
    const distance = (index - 20) / 10
    return [String(bucketOf(middle * Math.exp(distance))), Math.exp(-(distance ** 2) * 2)]
  })

const pages = [
  ...['/', '/services', '/careers', '/about-us', '/hire-us', '/apply', '/not-found'],
  ...Array.from({ length: 60 }, (_, index) => `/careers/vacancy-${index + 1}`),
  ...Array.from({ length: 30 }, (_, index) => `/services/project-${index + 1}`),
]
const hosts = ['google.com', '-', 'linkedin.com', 'clutch.co', 'bing.com', 'github.com']
const others = Array.from({ length: 80 }, (_, index) => `site-${index + 1}.example`)

/** What a view of a page counts on average, by kind. */
const kinds: Record<string, { perView: number; shares: Shares }> = {
  page: { perView: 1, shares: falling(pages) },
  referrer: { perView: 0.4, shares: falling([...hosts, ...others]) },
  campaign: {
    perView: 0.05,
    shares: falling([
      'google / cpc / spring',
      'linkedin / social / jobs',
      'newsletter / email / –',
    ]),
  },
  'visitor-language': {
    perView: 0.4,
    shares: falling(['en', 'ro', 'ru', 'de', 'fr', 'uk', 'it', 'es']),
  },
  form: {
    perView: 0.1,
    shares: [
      ['consultation seen', 0.5],
      ['consultation started', 0.16],
      ['consultation submitted', 0.06],
      ['application seen', 0.2],
      ['application started', 0.06],
      ['application submitted', 0.02],
    ],
  },
  'empty-search': {
    perView: 0.01,
    shares: falling(['rust', 'blockchain', 'sap', 'drupal', 'cobol']),
  },
  fcp: { perView: 0.3, shares: around(900) },
  lcp: { perView: 0.3, shares: around(1_700) },
  inp: { perView: 0.2, shares: around(130) },
  cls: { perView: 0.3, shares: [['0', 4], ...around(30)] },
}

/**
 * Stores the counts of as many views over the last days, as they would have been added up, with more
 * on working days and on later ones. @returns the number of rows
 */
export async function fillStatistics(databaseUrl: string, views: number, days: number) {
  const rows = Object.entries(kinds).flatMap(([kind, { perView, shares }]) => {
    const whole = shares.reduce((sum, [, share]) => sum + share, 0)
    const languages = kind === 'page' || kind === 'empty-search' ? [0.6, 0.25, 0.15] : [1]
    return shares.flatMap(([name, share]) =>
      languages.map((part, index) => ({
        kind,
        name,
        language: languages.length > 1 ? (['en', 'ro', 'ru'][index] ?? '') : '',
        perDay: (views / days) * perView * (share / whole) * part,
      })),
    )
  })
  const column = (name: 'kind' | 'name' | 'language' | 'perDay') => rows.map((row) => row[name])
  const [stored] = await query<{ rows: number }>(
    databaseUrl,
    `with days as (
      select current_date - age as day, (1.3 - 0.6 * age / $5::float)
        * case when extract(isodow from current_date - age) > 5 then 0.5 else 1.2 end as factor
      from generate_series(0, $5::int - 1) as age
    ), added as (
      insert into statistics (day, kind, name, language, count)
      select day, kind, name, language, round("perDay" * factor * (0.7 + random() * 0.6) + random() - 0.5)
      from unnest($1::text[], $2::text[], $3::text[], $4::float[]) as each(kind, name, language, "perDay"), days
      on conflict (day, kind, name, language) do update set count = statistics.count + excluded.count
      returning count
    )
    select count(*)::int as rows from added`,
    [column('kind'), column('name'), column('language'), column('perDay'), days],
  )
  await query(databaseUrl, 'delete from statistics where count = 0')
  await query(databaseUrl, 'analyze statistics')
  return stored?.rows ?? 0
}
