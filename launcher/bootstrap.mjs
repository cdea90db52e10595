// Entry of every npm script: on a bare Node 20, installs, then runs a command with the pinned Node.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhenNeeded, pinnedNode } from './prepare/install.mjs'
import { watchNpm } from './run/npm-parent.mjs'
import { runQuietly } from './run/programs.mjs'
import { printError, UserError } from './terminal/user-error.mjs'

/** Scripts in `commands`, by name; the tools share one. */
const scripts = ['start', 'dev', 'test', 'reset', 'sample-remove', 'admin-create', 'transfer']
const tools = ['check', 'screenshots', 'bench', 'fuzz']
const commands = [...scripts, ...tools]
/** Commands whose exit code is their result: an interruption must not count as success. */
const withResult = ['test', ...tools]
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const launcher = dirname(fileURLToPath(import.meta.url))
const root = dirname(launcher)
const [command = '', ...args] = process.argv.slice(2)

const stopping = new AbortController()
/** @type {import('node:child_process').ChildProcess | undefined} */
let child

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  stopping.abort()
  // Ctrl-C reaches the whole group, so the command may get it twice; it handles only the first.
  child?.kill(signal)
}

/** @returns {Promise<number>} the command's exit code */
async function main() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new UserError(
      `Vitrina needs Node.js 20 or later, this is ${process.version}: install a newer one.`,
    )
  }
  if (!commands.includes(command)) {
    throw new UserError(`Unknown command "${command}": use one of ${commands.join(', ')}.`)
  }
  for (const signal of signals) process.on(signal, passOn)
  // Only when started by npm: the process may outlive its terminal on purpose (`disown`).
  if (process.env.npm_lifecycle_event === command) watchNpm(() => passOn('SIGTERM'))
  await installWhenNeeded(root, stopping.signal)
  const node = pinnedNode(root)
  await compileMessages(node)
  const isTool = tools.includes(command)
  const script = join(launcher, 'commands', isTool ? 'tools.ts' : `${command}.ts`)
  // Carries no messages; the closing channel signals to the command that this process died.
  child = spawn(node, [script, ...(isTool ? [command] : []), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** The content commands, tests and checks import them. @param {string} node */
async function compileMessages(node) {
  const args = [join(root, 'content', 'src', 'commands', 'compile-messages.ts')]
  const failure = 'The texts of emails could not be compiled: mend what is said above.'
  const options = { cwd: root, env: process.env, stop: stopping.signal }
  await runQuietly({ command: node, args }, options, failure)
}

try {
  process.exitCode = await main()
} catch (error) {
  const interrupted = stopping.signal.aborted
  if (!interrupted) printError(error)
  process.exitCode = interrupted && !withResult.includes(command) ? 0 : 1
}
process.exit()
