import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processStartedAt } from '../run/process-lock.mjs'

/** What a server writes into its data folder (postmaster.pid, lines 1, 4 and 8). */
export interface Postmaster {
  pid: number
  port: number
  /** Such as `starting`, `ready` and `stopping`. */
  status: string
}

/**
 * The server that runs on this data folder, if any. Ignores a process id that now belongs to
 * another program.
 */
export function runningPostmaster(data: string): Postmaster | undefined {
  const lines = readIfThere(join(data, 'postmaster.pid')).split('\n')
  const pid = Number(lines[0])
  if (!pid || processStartedAt(pid) === undefined) return undefined
  // A starting server has not written its port yet.
  const [port, status = ''] = [Number(lines[3]), lines[7]?.trim()]
  return serves(pid, data) ? { pid, port, status } : undefined
}

/** A server may remove the file at any moment when it stops. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/**
 * Removes a postmaster.pid whose process id now belongs to another program. PostgreSQL itself
 * removes the file when the process is gone, but refuses to start while any process of its user has
 * that id, which is common in containers.
 */
export function removeMistakenPostmasterFile(data: string): void {
  const file = join(data, 'postmaster.pid')
  const pid = Number(readIfThere(file).split('\n')[0])
  if (pid && processStartedAt(pid) !== undefined && !serves(pid, data))
    rmSync(file, { force: true })
}

/**
 * A server's working directory is its data folder; where that is not readable, check its command
 * line.
 */
function serves(pid: number, data: string): boolean {
  if (process.platform === 'win32') return true
  const command = commandOf(pid)
  if (!command.includes('postgres')) return false
  const folder = workingFolderOf(pid)
  return folder ? folder === realpathSync(data) : command.includes(data)
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
