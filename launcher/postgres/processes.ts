import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Placement } from './placement.ts'

/**
 * Passed on the command line at every start, so that changes reach existing data folders. The rest
 * is PostgreSQL's default; in particular, it is durable (fsync).
 */
const serverSettings = {
  cluster_name: 'vitrina',
  listen_addresses: '127.0.0.1',
  // No socket: other users of the machine could connect to one in a shared folder.
  unix_socket_directories: '',
  // The connection pools of twelve processes of the site and the admin stay below this.
  max_connections: '200',
  shared_buffers: '128MB',
  // A small site writes little, so the WAL can be small.
  max_wal_size: '256MB',
  // After a crash, one call syncs the file system, not one per file (a thousand). Linux only.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // JIT needs a library that is not bundled.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
}

/** Starts a PostgreSQL program. `log`: descriptor for output after our end; else it is piped. */
export function startProgram(
  { account, programs, data }: Placement,
  program: string,
  args: string[],
  log?: number,
): ChildProcess {
  // PGPORT, PGDATA and similar variables are meant for other servers.
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (/^(PG|LC_|LANG)/.test(name)) env[name] = undefined
  return spawn(join(programs.folder, 'bin', program), args, {
    // The account may have no access to the current working directory.
    cwd: parse(data).root,
    env: { ...env, LC_ALL: 'C' },
    detached: log !== undefined,
    stdio: log === undefined ? ['pipe', 'pipe', 'pipe'] : ['ignore', log, log],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
}

/** Starts the server, in its own session: Ctrl-C must not reach it before the apps have stopped. */
export function startServer(placement: Placement, port: number, logFile: string): ChildProcess {
  const settings = Object.entries({ ...serverSettings, port })
  const args = settings.flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const log = openSync(logFile, 'a', 0o600)
  const child = startProgram(placement, 'postgres', ['-D', placement.data, ...args], log)
  closeSync(log)
  child.once('error', ({ message }) => {
    try {
      appendFileSync(logFile, `error: ${message}\n`)
    } catch {
      // Not logged, for example on a full disk; the start is retried all the same.
    }
  })
  child.unref()
  return child
}

/** Waits for a program or ends it on abort. Exit code null: it failed to start or was killed. */
export async function finished(child: ChildProcess, stop?: AbortSignal) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const end = () => child.kill('SIGTERM')
  stop?.addEventListener('abort', end)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  stop?.removeEventListener('abort', end)
  stop?.throwIfAborted()
  return { code, output }
}
