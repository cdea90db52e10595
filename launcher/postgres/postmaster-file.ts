import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processStartedAt } from '../run/process-lock.mjs'

const fileIn = (data: string) => join(data, 'postmaster.pid')

/** The server on this folder, if any (postmaster.pid, lines 1, 4, 8), unless its id was reused. */
export function runningPostmaster(data: string) {
  const lines = readIfThere(fileIn(data)).split('\n')
  const pid = Number(lines[0])
  if (!pid || processStartedAt(pid) === undefined || !serves(pid, data)) return undefined
  // A starting server has not written its port yet. Statuses: starting, ready, stopping and others.
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
}

/**
 * Removes a postmaster.pid whose process id another program has now. PostgreSQL refuses to start
 * while any process of its user has that id, which is common in containers.
 */
export function removeMistakenPostmasterFile(data: string): void {
  const pid = Number.parseInt(readIfThere(fileIn(data)), 10)
  if (pid && processStartedAt(pid) !== undefined && !serves(pid, data)) {
    rmSync(fileIn(data), { force: true })
  }
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

/** Its working directory is its data folder; where that is unreadable, check the command line. */
function serves(pid: number, data: string): boolean {
  if (process.platform === 'win32') return true
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    if (!command.includes('postgres')) return false
    const folder = existsSync(`/proc/${pid}/cwd`) ? readlinkSync(`/proc/${pid}/cwd`) : undefined
    return folder ? folder === realpathSync(data) : command.includes(data)
  } catch {
    return false
  }
}
