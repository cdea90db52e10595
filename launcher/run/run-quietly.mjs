import { spawn } from 'node:child_process'
import { endGroup } from './process-group.mjs'

const graceMs = 5_000

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
 * Runs a program to completion without showing its output.
 * @param {{ command: string, args: string[] }} program
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, stop: AbortSignal }} options
 * @returns {Promise<string>} its standard output and standard error
 * @throws {ProgramFailed} when it fails to start or fails; the signal's reason when stopped
 */
export async function runQuietly({ command, args }, { cwd, env, stop }) {
  stop.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const onStop = () => void endGroup(child, graceMs)
  stop.addEventListener('abort', onStop)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  try {
    const end = await new Promise((resolve, reject) => {
      child.once('error', (error) => reject(new ProgramFailed(error.message, output)))
      child.once('close', (code, signal) => resolve(code ?? signal))
    })
    stop.throwIfAborted()
    if (end !== 0) throw new ProgramFailed(`${command} ended with ${end}`, output)
    return output
  } finally {
    stop.removeEventListener('abort', onStop)
  }
}
