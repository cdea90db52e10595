import { spawn } from 'node:child_process'
import { endGroup } from './process-group.mjs'

/** Whoever started others ends them first. */
const graceMs = 15_000

/**
 * Runs a program to its end and shows what it says as it says it.
 * @returns its exit code, or null when it could not be started or was killed
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
