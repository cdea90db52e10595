import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { UserError } from '../terminal/user-error.mjs'

/** @typedef {{ command: string, args: string[] }} Program */
/** @typedef {{ cwd: string, env: NodeJS.ProcessEnv, stop: AbortSignal }} Options */

/** A program that did not exit with code 0, with its complete output. */
export class ProgramFailed extends UserError {}

/**
 * The command line of a script under this Node that ends when this process is killed; start it with
 * `spawnGroup`. @param {string} script @param {string[]} args @returns {Program}
 */
export function nodeProgram(script, ...args) {
  const preload = new URL(`./exit-with-parent.mjs?parent=${process.pid}`, import.meta.url).href
  return { command: process.execPath, args: ['--import', preload, script, ...args] }
}

/**
 * Starts a program in its own group, so that Ctrl-C reaches it once, through the launcher; its IPC
 * channel closes when the launcher dies (exit-with-parent.mjs). @param {Program} program
 * @param {Omit<Options, 'stop'>} options @param {'pipe' | 'inherit'} output
 */
export function spawnGroup({ command, args }, { cwd, env }, output) {
  return spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output, 'ipc'],
  })
}

/**
 * Returns a program's output. @throws {ProgramFailed} when it does not start or fails (its sentence
 * is `failure`); the signal's reason when stopped
 * @param {Program} program @param {Options} options @param {string} [failure]
 */
export async function runQuietly(program, options, failure) {
  let output = ''
  const end = await run(program, options, 5_000, (chunk) => (output += chunk))
  if (end === 0) return output
  throw new ProgramFailed(failure ?? `${program.command} ended with ${end}`, output)
}

/**
 * Shows a program's output live. Returns its exit code, null when it failed to start or was killed.
 * @param {Program} program @param {Options} options @throws the signal's reason when stopped
 */
export async function runVisibly(program, options) {
  // Long enough for the program to end its own children first.
  const end = await run(program, options, 15_000)
  return typeof end === 'number' ? end : null
}

/**
 * @param {Program} program @param {Options} options @param {number} graceMs from SIGTERM to SIGKILL
 * @param {(chunk: Buffer) => void} [onOutput] receives the output instead of the terminal
 * @returns {Promise<number | string | Error>} exit code, signal, or why it did not start
 */
async function run(program, options, graceMs, onOutput) {
  const { stop } = options
  stop.throwIfAborted()
  const child = spawnGroup(program, options, onOutput ? 'pipe' : 'inherit')
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput)
  const onStop = () => void endGroup(child, graceMs)
  stop.addEventListener('abort', onStop)
  // `close` also waits for the output, which descendants may hold open.
  const end = await once(child, onOutput ? 'close' : 'exit').then(
    ([code, signal]) => code ?? signal,
    (error) => error,
  )
  stop.removeEventListener('abort', onStop)
  stop.throwIfAborted()
  return end
}

/**
 * Signals a group leader and its descendants, such as npm, its shell and the program below them.
 * @param {number | undefined} pid @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (!pid) return
  try {
    // Windows has no process groups; only the process itself can be ended there.
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has already exited.
  }
}

/**
 * SIGTERM, and SIGKILL for what is left after `graceMs`; resolves when the leader is gone.
 * @param {import('node:child_process').ChildProcess} child @param {number} graceMs
 */
export async function endGroup(child, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null) return
  // Not `events.once`: an error, such as of an unsent message, must not end the wait.
  const gone = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child.pid, 'SIGTERM')
  const force = setTimeout(signalGroup, graceMs, child.pid, 'SIGKILL')
  await gone
  clearTimeout(force)
  // Ends any descendants that outlived the leader.
  signalGroup(child.pid, 'SIGKILL')
}
