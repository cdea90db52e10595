import { spawn } from 'node:child_process'
import { endGroup } from './process-group.mjs'

/** Long enough for the program to end its own children first. */
const graceMs = 15_000

/**
 * Runs a program to completion and shows its output live.
 * @returns its exit code, or null when it failed to start or was killed
 * @throws the signal's reason when stopped
 */
export async function runVisibly(
  { command, args }: { command: string; args: string[] },
  { cwd, env, stop }: { cwd: string; env: NodeJS.ProcessEnv; stop: AbortSignal },
): Promise<number | null> {
  stop.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const onStop = () => void endGroup(child, graceMs)
  stop.addEventListener('abort', onStop)
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  stop.removeEventListener('abort', onStop)
  stop.throwIfAborted()
  return exitCode
}
