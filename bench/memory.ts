import { readdir, readFile } from 'node:fs/promises'

/** Resident memory of a process in megabytes; NaN without /proc (Linux only). */
export async function residentMegabytes(pid: number): Promise<number> {
  return Math.round((await kibibytes(`/proc/${pid}/status`, 'VmRSS')) / 1024)
}

/**
 * Memory in megabytes of a process and its descendants. Shared pages, such as PostgreSQL's buffers,
 * are counted once.
 */
export async function megabytesOfFamily(pid: number): Promise<number> {
  const shares = await Promise.all(
    [...(await familyOf(pid))].map((each) => kibibytes(`/proc/${each}/smaps_rollup`, 'Pss')),
  )
  // A process that has just exited has no value.
  const known = shares.filter(Number.isFinite)
  return known.length > 0 ? Math.round(known.reduce((sum, one) => sum + one) / 1024) : Number.NaN
}

async function familyOf(pid: number): Promise<Set<number>> {
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
  const family = new Set([pid])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id)
  }
  return family
}

async function kibibytes(file: string, name: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1])
}
