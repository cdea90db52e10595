import { request } from 'node:http'

/** Milliseconds, of pages that were rendered for the request. */
export type Times = { page: string; median: number; p99: number }

/**
 * Asks for pages so that each answer is rendered: a request that says how long its (empty) body is
 * passes by the page cache.
 */
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
    const sorted = taken.sort((one, other) => one - other)
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
    return { page, median: at(0.5), p99: at(0.99) }
  })
}

function timeOne(url: string): Promise<number> {
  const begun = performance.now()
  const headers = { 'Content-Length': '0', 'Accept-Encoding': 'br' }
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun)
        else reject(new Error(`${url} was answered ${answer.statusCode}`))
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}
