import { glob, readFile } from 'node:fs/promises'
import { type Deployment, startSite, withDeployment } from '../tests/e2e/support/apps.ts'

/** The built site on its own database with the sample company, for measurements. */
export type BenchSite = Deployment & {
  pid: number
  /** Milliseconds from its start until it was ready; polled every 50 ms. */
  readyAfter: number
  /** Resident megabytes when ready, before the first request. */
  memoryAtStart: number
}

/** Starts the site, runs `measure` on it and removes it. */
export function withSite<Result>(
  measure: (site: BenchSite) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  // All requests come from one address.
  const own = { LOG_LEVEL: 'warn', RENDERS_PER_MINUTE: '0', ...settings }
  return withDeployment('bench', own, async (deployment) => {
    const begun = performance.now()
    const site = await startSite(deployment)
    const readyAfter = performance.now() - begun
    const memoryAtStart = await residentMegabytes(site.pid)
    try {
      return await measure({ ...deployment, pid: site.pid, readyAfter, memoryAtStart })
    } finally {
      await site.stop()
    }
  })
}

/** Resident memory of a process in megabytes; NaN without /proc (Linux only). */
export async function residentMegabytes(pid: number): Promise<number> {
  return Math.round((await kibibytes(`/proc/${pid}/status`, 'VmRSS')) / 1024)
}

/** Memory in MB of a process and its descendants; shared pages, as PostgreSQL's, count once. */
export async function treeMegabytes(pid: number): Promise<number> {
  const shares = await Promise.all(
    (await processTree(pid)).map((each) => kibibytes(`/proc/${each}/smaps_rollup`, 'Pss')),
  )
  // A process that has just exited has no value.
  const known = shares.filter(Number.isFinite)
  return known.length > 0 ? Math.round(known.reduce((sum, one) => sum + one) / 1024) : Number.NaN
}

async function processTree(pid: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for await (const file of glob('/proc/[0-9]*/stat')) {
    const stat = await readFile(file, 'utf8').catch(() => '')
    // The program name, in brackets before these two fields, may itself contain brackets.
    const [, id, parent] = /^(\d+) .*\) \S (\d+) [^)]*$/s.exec(stat) ?? []
    if (id) parents.set(Number(id), Number(parent))
  }
  const belongs = (id = 0): boolean => id === pid || (id > 0 && belongs(parents.get(id)))
  return [...parents.keys()].filter(belongs)
}

async function kibibytes(file: string, name: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1])
}
