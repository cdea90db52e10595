import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Deployment, prepareContent, startSite } from '../tests/e2e/support/apps.ts'
import { createDatabase, dropDatabase } from '../tests/e2e/support/databases.ts'
import { freePort } from '../tests/e2e/support/processes.ts'

/** The built site on its own database with the sample company, for measurements. */
export type BenchSite = Deployment & {
  /** The process id of the site. */
  pid: number
  /** Milliseconds from its start until it was ready; polled every 50 ms. */
  readyAfter: number
  /** Resident megabytes when ready, before the first request. */
  memoryAtStart: number
}

/**
 * Starts the site, runs `measure` on it and removes it. `TEST_DATABASE_URL` names a PostgreSQL
 * server on which databases may be created (`npm run bench` starts one).
 */
export async function withSite<Result>(
  measure: (site: BenchSite) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('Set TEST_DATABASE_URL, or start this with npm run bench.')
  const name = `vitrina_bench_${randomBytes(4).toString('hex')}`
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
  try {
    const place: Deployment = {
      databaseUrl: await createDatabase(serverUrl, name),
      dataDir,
      siteUrl: `http://127.0.0.1:${await freePort()}`,
      adminUrl: `http://127.0.0.1:${await freePort()}`,
      // All requests come from one address.
      settings: { LOG_LEVEL: 'warn', RENDERS_PER_MINUTE: '0', ...settings },
    }
    await prepareContent(place)
    const begun = performance.now()
    const site = await startSite(place)
    const readyAfter = performance.now() - begun
    const memoryAtStart = await residentMegabytes(site.pid)
    try {
      return await measure({ ...place, pid: site.pid, readyAfter, memoryAtStart })
    } finally {
      await site.stop()
    }
  } finally {
    await dropDatabase(serverUrl, name)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Resident memory of a process in megabytes; NaN without /proc (Linux only). */
export async function residentMegabytes(pid: number): Promise<number> {
  return Math.round((await kibibytes(`/proc/${pid}/status`, 'VmRSS')) / 1024)
}

/**
 * Memory in megabytes of a process and its descendants. Shared pages, such as PostgreSQL's buffers,
 * are counted once.
 */
export async function treeMegabytes(pid: number): Promise<number> {
  const shares = await Promise.all(
    [...(await processTree(pid))].map((each) => kibibytes(`/proc/${each}/smaps_rollup`, 'Pss')),
  )
  // A process that has just exited has no value.
  const known = shares.filter(Number.isFinite)
  return known.length > 0 ? Math.round(known.reduce((sum, one) => sum + one) / 1024) : Number.NaN
}

async function processTree(pid: number): Promise<Set<number>> {
  const names = await readdir('/proc').catch(() => [])
  const processes = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        // The program name, in brackets before these two fields, may itself contain brackets.
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
        return { id: Number(name), parent: Number(/\) \S (\d+) [^)]*$/.exec(stat)?.[1]) }
      }),
  )
  const tree = new Set([pid])
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const { id, parent } of processes) if (tree.has(parent)) tree.add(id)
  }
  return tree
}

async function kibibytes(file: string, name: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1])
}
