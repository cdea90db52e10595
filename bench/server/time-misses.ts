import { ascending, quantile } from '../report/figures.ts'
import { ask } from './ask.ts'

/** Response times in milliseconds of pages rendered for the request. */
export type Times = { page: string; median: number; p99: number }

/** The page cache skips requests with a `Content-Length`, even for an empty body. */
export const pastTheCache = { 'Content-Length': '0' }

/** Requests pages one at a time, in rounds, bypassing the page cache. */
export async function timeMisses(
  siteUrl: string,
  pages: readonly string[],
  rounds: number,
): Promise<Times[]> {
  const times = new Map<string, number[]>(pages.map((page) => [page, []]))
  for (let round = -2; round < rounds; round++) {
    for (const page of pages) {
      const took = await timeOne(siteUrl + page)
      // The first two rounds are a warm-up.
      if (round >= 0) times.get(page)?.push(took)
    }
  }
  return [...times].map(([page, taken]) => {
    const sorted = ascending(taken)
    return { page, median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
  })
}

async function timeOne(url: string): Promise<number> {
  const begun = performance.now()
  const status = await ask(url, { headers: { ...pastTheCache, 'Accept-Encoding': 'br' } })
  if (status !== 200) throw new Error(`${url} was answered ${status}`)
  return performance.now() - begun
}
