import { execFile, spawnSync } from 'node:child_process'
import { Agent, type RequestOptions, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { query } from '../tests/e2e/support/databases.ts'
import { median, quantile, scaled } from './report.ts'

const run = promisify(execFile)

export const connections = 16
export const seconds = scaled(5)
const brotli = { 'Accept-Encoding': 'br' }

/** The page cache skips requests with a `Content-Length`, even for an empty body. */
export const uncached = { 'Content-Length': '0' }

/** Sends a request, reads the response to its end and returns its status. */
export function send(url: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(url, options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

/** Sends numbered requests over several connections, one at a time on each. @returns seconds */
export async function inParallel(
  clients: number,
  isLeft: (number: number) => boolean,
  sendOne: (agent: Agent, number: number) => Promise<unknown>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const begun = performance.now()
  let next = 0
  const client = async () => {
    for (let number = next++; isLeft(number); number = next++) await sendOne(agent, number)
  }
  try {
    await Promise.all(Array.from({ length: clients }, client))
  } finally {
    agent.destroy()
  }
  return (performance.now() - begun) / 1_000
}

/** Requests per second, and the 99th percentile of the response time in milliseconds. */
export type Throughput = { rate: number; p99: number }

export const isInstalled = (command: string) =>
  spawnSync('/bin/sh', ['-c', `command -v ${command}`]).status === 0

const hasWrk = isInstalled('wrk')

export const loadGenerator = hasWrk
  ? 'wrk, one thread'
  : 'a client of our own in Node (wrk, which is faster, is not installed)'

/** Max throughput of a URL, over many connections that each send one request after another. */
export async function throughput(url: string, forSeconds = seconds): Promise<Throughput> {
  if (!hasWrk) return nodeThroughput(url, {}, forSeconds)
  const load = ['-t1', `-c${connections}`, `-d${forSeconds}s`, '--latency']
  const { stdout } = await run('wrk', [...load, '-H', 'Accept-Encoding: br', url])
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  const [, time, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const milliseconds = { us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(time) * milliseconds,
  }
}

export async function warmThroughput(url: string): Promise<Throughput> {
  // The first responses are not yet compressed at max brotli quality.
  await throughput(url, 1)
  return throughput(url)
}

/** From Node, fast enough for rendered pages; wrk cannot skip the cache (see `uncached`). */
export async function nodeThroughput(
  url: string,
  headers: Record<string, string>,
  forSeconds = seconds,
): Promise<Throughput> {
  const times: number[] = []
  const end = performance.now() + forSeconds * 1_000
  const isLeft = () => performance.now() < end
  const took = await inParallel(connections, isLeft, async (agent) => {
    times.push(await timeOne(url, { agent, headers: { ...brotli, ...headers } }))
  })
  return { rate: times.length / took, p99: quantile(times, 0.99) }
}

/** Response times in milliseconds of pages rendered for the request, by path. */
export type Times = { name: string; median: number; p99: number }

/** Time in milliseconds for rendering the main pages ahead after a change of content. */
const renderingAhead = 500

/** Collections and globals whose content the measured pages show. */
export const slugs = ['projects', 'vacancies', 'employees', 'services', 'company', 'media', 'home']

/**
 * Requests pages one at a time, in rounds, bypassing the page cache. Before each round the next
 * collections and globals of `changes` count as changed, so that the site reads them again.
 */
export async function timeRenders(
  { siteUrl, databaseUrl }: { siteUrl: string; databaseUrl: string },
  paths: readonly string[],
  rounds: number,
  changes: string[][],
): Promise<Times[]> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let round = -2; round < rounds; round++) {
    const changed = changes[(round + 2) % changes.length]
    await query(databaseUrl, `select raise_content_revision('{${changed}}')`)
    await sleep(renderingAhead)
    for (const path of paths) {
      const time = await timeOne(siteUrl + path, { headers: { ...uncached, ...brotli } })
      // The first two rounds are a warm-up.
      if (round >= 0) times.get(path)?.push(time)
    }
  }
  return [...times].map(([name, all]) => ({ name, median: median(all), p99: quantile(all, 0.99) }))
}

async function timeOne(url: string, options: RequestOptions): Promise<number> {
  const begun = performance.now()
  const status = await send(url, options)
  if (status !== 200) throw new Error(`${url} was answered ${status}`)
  return performance.now() - begun
}
