import { readFile } from 'node:fs/promises'

/** A process's resident memory in megabytes; NaN where there is no /proc (Linux has one). */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
