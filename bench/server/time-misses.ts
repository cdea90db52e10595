import { ascending, quantile } from '../report/figures.ts'
import { ask } from './ask.ts'

/** Milliseconds, of pages that were rendered for the request. */
export type Times = { page: string; median: number; p99: number }

/** A request that says how long its (empty) body is passes by the page cache. */
export const pastTheCache = { 'Content-Length': '0' }

/** Asks for pages in turn, one request after the other, each of which is rendered. */
export async function timeMisses(
  siteUrl: string,
  pages: readonly string[],
  rounds: number,
): Promise<Times[]> {
  const times = new Map<string, number[]>(pages.map((page) => [page, []]))
  for (let round = -2; round < rounds; round++) {
    for (const page of pages) {
      const took = await timeOne(siteUrl + page)
      // The first two warm up.
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
