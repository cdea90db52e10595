import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { isRoot } from '../postgres/account.ts'
import { runQuietly } from '../run/programs.mjs'
import { progress } from '../terminal/progress.mjs'

/** Headless Chromium: the same engine, at a third of the time per page. */
const shell = 'chromium-headless-shell'
const commands = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the end-to-end tests, if any: found, or Debian's where that is allowed. As root
 * (such as in a container) it installs the faster headless shell beside another one.
 */
export async function bringChromium(env: NodeJS.ProcessEnv, stop: AbortSignal) {
  const found = findChromium(env)
  const isQuick = env.CHROMIUM_PATH || commandInPath(shell, env) || !isRoot()
  if (found && isQuick) return found
  await installChromium(env, stop)
  return findChromium(env)
}

/** CHROMIUM_PATH, else from PATH, else the default locations of macOS and Playwright. */
function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const inPath = commands.map((name) => commandInPath(name, env))
  const known = [env.CHROMIUM_PATH, ...inPath, ...macApplications, chromium.executablePath()]
  return known.find((file) => file && existsSync(file))
}

function commandInPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders
    .map((folder) => join(folder, name))
    .find((file) => succeeds(() => accessSync(file, constants.X_OK)))
}

async function installChromium(env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<void> {
  if (!commandInPath('apt-get', env)) return
  const command = isRoot() ? 'env' : 'sudo'
  const prefix = isRoot() ? [] : ['-n']
  if (!succeeds(() => execFileSync(command, [...prefix, 'true'], { stdio: 'ignore' }))) return
  const options = { cwd: '/', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stop }
  const apt = (...args: string[]) =>
    runQuietly({ command, args: [...prefix, 'apt-get', ...args] }, options)
  try {
    await progress.step('Chromium installed', async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', shell)
    })
  } catch {
    // Without a network the tests are reported as skipped, with the reason, not as failed.
    stop.throwIfAborted()
  }
}

function succeeds(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
