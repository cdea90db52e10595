import { execFile, execFileSync } from 'node:child_process'
import { Agent } from 'node:http'
import { promisify } from 'node:util'
import { portion } from '../portion.ts'
import { ascending, quantile } from '../report/figures.ts'
import { ask } from './ask.ts'

const run = promisify(execFile)

export const connections = 16
export const seconds = portion(5)

/** Requests per second, and the 99th percentile of the response time in milliseconds. */
export type Throughput = { rate: number; p99: number }

export function isInstalled(command: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${command}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const hasWrk = isInstalled('wrk')

/** The load generator, for the report. */
export const loadedBy = hasWrk
  ? 'wrk, one thread'
  : 'a client of our own in Node (wrk, which asks faster, is not installed)'

/** Max throughput of a URL, over many connections that each send one request after another. */
export function throughput(url: string, forSeconds = seconds): Promise<Throughput> {
  return hasWrk ? wrk(url, forSeconds) : askInTurn(url, forSeconds)
}

async function wrk(url: string, forSeconds: number): Promise<Throughput> {
  const load = ['-t1', `-c${connections}`, `-d${forSeconds}s`, '--latency']
  const { stdout } = await run('wrk', [...load, '-H', 'Accept-Encoding: br', url])
  const wrong = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)
  if (wrong) throw new Error(`${url}: ${wrong[0]}`)
  const [, time, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const milliseconds = { us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(time) * milliseconds,
  }
}

/**
 * The same with a client in Node, which reaches a few thousand requests per second: enough for
 * rendered pages. (wrk cannot bypass the cache: it drops a given `Content-Length`.)
 *
 * @param headers in addition to the one that requests brotli.
 */
export async function askInTurn(
  url: string,
  forSeconds = seconds,
  headers: Record<string, string> = {},
): Promise<Throughput> {
  const options = { headers: { 'Accept-Encoding': 'br', ...headers } }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const begun = performance.now()
  const client = async () => {
    for (;;) {
      const asked = performance.now()
      if (asked > begun + forSeconds * 1_000) return
      const status = await ask(url, { agent, ...options })
      if (status !== 200) throw new Error(`${url} was answered ${status}`)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const took = (performance.now() - begun) / 1_000
  agent.destroy()
  return { rate: times.length / took, p99: quantile(ascending(times), 0.99) }
}
