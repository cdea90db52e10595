import { type ChildProcess, spawn } from 'node:child_process'
import { join, parse } from 'node:path'
import type { Placement } from './placement.ts'

/**
 * Starts one of PostgreSQL's programs as the user of the placement.
 *
 * @param log file descriptor for the output of a program that outlives the launcher; without it,
 *   the output is piped.
 */
export function startProgram(
  { account, programs, data }: Placement,
  program: string,
  args: string[],
  log?: number,
): ChildProcess {
  return spawn(join(programs.folder, 'bin', program), args, {
    // The account may have no access to the current working directory.
    cwd: parse(data).root,
    env: ownEnvironment(),
    detached: log !== undefined,
    stdio: log === undefined ? ['pipe', 'pipe', 'pipe'] : ['ignore', log, log],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
}

/** PGPORT, PGDATA and similar variables are meant for other servers. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = Object.keys(process.env).filter((name) => /^(PG|LC_|LANG)/.test(name))
  const none = Object.fromEntries(foreign.map((name) => [name, undefined]))
  return { ...process.env, ...none, LC_ALL: 'C' }
}

export function isAlive(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

export interface Finished {
  /** Null when it failed to start or was killed. */
  code: number | null
  output: string
}

/** Waits for a program to exit, or ends it on abort. */
export async function finished(child: ChildProcess, stop?: AbortSignal): Promise<Finished> {
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
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
