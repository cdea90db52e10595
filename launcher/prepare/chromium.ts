import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { isRoot } from '../postgres/account.ts'
import { runQuietly } from '../run/run-quietly.mjs'
import { progress } from '../terminal/progress.mjs'

/** Chromium without its windows: the same engine, and a page costs a third of the time. */
const shell = 'chromium-headless-shell'
const commands = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the end-to-end tests: one that is there, else Debian's when we may install it. On a
 * machine of our own, which a container is, the quick one is installed beside another.
 * @returns its path, or undefined when there is none to be had
 */
export async function bringChromium(
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<string | undefined> {
  const found = findChromium(env)
  const isQuick = env.CHROMIUM_PATH || commandInPath(shell, env) || !isRoot()
  return found && isQuick ? found : await installChromium(env, stop)
}

/** The one that CHROMIUM_PATH names, else in PATH, else where macOS or Playwright keep theirs. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const inPath = commands.map((name) => commandInPath(name, env))
  const known = [env.CHROMIUM_PATH, ...inPath, ...macApplications, chromium.executablePath()]
  return known.find((file) => file && existsSync(file))
}

function commandInPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function installChromium(
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<string | undefined> {
  const asRoot = isRoot() ? [] : ['sudo', '-n']
  if (!commandInPath('apt-get', env) || !mayBeRoot(asRoot)) return undefined
  const options = { cwd: '/', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stop }
  const apt = async (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    await runQuietly({ command, args: rest }, options)
  }
  try {
    await progress.step('Chromium installed', async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', shell)
    })
  } catch {
    // The tests say that they were skipped, and why: no network is no failure of theirs.
    stop.throwIfAborted()
  }
  return findChromium(env)
}

function mayBeRoot([command, ...args]: string[]): boolean {
  if (!command) return true
  try {
    execFileSync(command, [...args, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
