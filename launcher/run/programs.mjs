import { spawn } from 'node:child_process'

/** @typedef {{ command: string, args: string[] }} Program */
/** @typedef {{ cwd: string, env: NodeJS.ProcessEnv, stop: AbortSignal }} Options */

/** A program that did not exit with code 0, with its complete output. */
export class ProgramFailed extends Error {
  /** @param {string} message @param {string} output */
  constructor(message, output) {
    super(message)
    this.name = 'ProgramFailed'
    this.output = output
  }
}

/**
 * The command line that runs a script with the current Node and ends it when this process is
 * killed; spawn it from this process, `detached` (it leads its own process group) and with an `ipc`
 * channel.
 * @param {string} script
 * @param {string[]} args
 * @returns {Program}
 */
export function nodeProgram(script, ...args) {
  const preload = new URL(`./exit-with-parent.mjs?parent=${process.pid}`, import.meta.url).href
  return { command: process.execPath, args: ['--import', preload, script, ...args] }
}

/**
 * Runs a program to completion without showing its output.
 * @param {Program} program
 * @param {Options} options
 * @returns {Promise<string>} its standard output and standard error
 * @throws {ProgramFailed} when it fails to start or fails; the signal's reason when stopped
 */
export async function runQuietly(program, options) {
  let output = ''
  const end = await run(program, options, 5_000, (chunk) => (output += chunk))
  if (end instanceof Error) throw new ProgramFailed(end.message, output)
  if (end !== 0) throw new ProgramFailed(`${program.command} ended with ${end}`, output)
  return output
}

/**
 * Runs a program to completion and shows its output live.
 * @param {Program} program
 * @param {Options} options
 * @returns {Promise<number | null>} its exit code, or null when it failed to start or was killed
 * @throws the signal's reason when stopped
 */
export async function runVisibly(program, options) {
  // Long enough for the program to end its own children first.
  const end = await run(program, options, 15_000)
  return typeof end === 'number' ? end : null
}

/**
 * @param {Program} program
 * @param {Options} options
 * @param {number} graceMs between SIGTERM and SIGKILL when stopped
 * @param {(chunk: Buffer) => void} [onOutput] receives the output instead of the terminal
 * @returns {Promise<number | string | Error>} the exit code, the signal that ended it, or why it
 *   did not start
 */
async function run({ command, args }, { cwd, env, stop }, graceMs, onOutput) {
  stop.throwIfAborted()
  const output = onOutput ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output, 'ipc'],
  })
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput)
  const onStop = () => void endGroup(child, graceMs)
  stop.addEventListener('abort', onStop)
  const end = await new Promise((resolve) => {
    child.once('error', resolve)
    // `close` also waits for the output, which descendants may hold open.
    child.once(onOutput ? 'close' : 'exit', (code, signal) => resolve(code ?? signal))
  })
  stop.removeEventListener('abort', onStop)
  stop.throwIfAborted()
  return end
}

/**
 * Sends a signal to a process that leads its own group (spawned `detached`) and to all its
 * descendants: npm, its shell and the program below them end together.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
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
 * Ends a group: SIGTERM, then SIGKILL for what is left after `graceMs`.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs
 * @returns {Promise<void>} resolves when the leader has exited
 */
export async function endGroup(child, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child.pid, 'SIGTERM')
  const force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs)
  await gone
  clearTimeout(force)
  // Ends any descendants that outlived the leader.
  signalGroup(child.pid, 'SIGKILL')
}
