import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeProgram } from '../run/node-program.mjs'
import { waitForProcessLock } from '../run/process-lock.mjs'
import { ProgramFailed, runQuietly } from '../run/run-quietly.mjs'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'
import { npmScript } from './npm.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, workspaces?: string[] } & Record<string, unknown>} Package */

const dependencyFields = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
]

/**
 * Held while a process installs or builds, so that two concurrent starts in one clone do not
 * conflict. `build/` is excluded from git and from the checks.
 * @param {string} root
 */
export const preparationLock = (root) => join(root, 'launcher', 'build', 'preparing.lock')

/**
 * Installs from the lockfile when node_modules does not match it.
 * @param {string} root
 * @param {AbortSignal} stop
 * @param {{ folder: string, name: string }} [what] a separate package with its own lockfile,
 *   instead of the whole project, and its display name
 * @throws {UserError} with npm's output when the installation fails
 */
export async function installWhenNeeded(root, stop, what) {
  const { folder, name } = what ?? { folder: root, name: 'Dependencies' }
  if (isInstalled(folder)) return
  await progress.step(`${name} installed from the lockfile`, async () => {
    const lock = await waitForProcessLock(preparationLock(root), stop)
    try {
      if (!isInstalled(folder)) await install(folder, stop)
    } finally {
      lock.release()
    }
  })
}

/** @param {string} folder @param {AbortSignal} stop */
async function install(folder, stop) {
  // NODE_ENV=production in the environment would omit dependencies of the builds.
  const npm = nodeProgram(npmScript(), 'ci', '--include=dev', '--no-audit', '--no-fund')
  try {
    await runQuietly(npm, { cwd: folder, env: process.env, stop })
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error
    throw new UserError(
      'npm could not install the dependencies: see its message above, then start again.',
      error.output,
    )
  }
}

/**
 * Whether node_modules matches the lockfile, and the lockfile matches every package.json. npm
 * writes `node_modules/.package-lock.json` last, so it serves as the stamp; it also covers a manual
 * installation.
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(stamp)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(stamp)
  return manifestsAgree(root, wanted) && packagesAgree(wanted, present)
}

/** @param {string} file @returns {Record<string, Package>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** @param {string} root @param {Record<string, Package>} wanted */
function manifestsAgree(root, wanted) {
  return ['', ...(wanted['']?.workspaces ?? [])].every((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return dependencyFields.every((field) => sameEntries(manifest[field], wanted[folder]?.[field]))
  })
}

/** @param {unknown} one @param {unknown} other */
function sameEntries(one, other) {
  const sorted = (/** @type {unknown} */ value) =>
    JSON.stringify(Object.entries(value ?? {}).sort())
  return sorted(one) === sorted(other)
}

/** @param {Record<string, Package>} wanted @param {Record<string, Package>} present */
function packagesAgree(wanted, present) {
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = present[path]
    // Optional packages include those for other systems (binaries for macOS, for Windows).
    if (!found) return optional === true
    return found.version === version && found.integrity === integrity
  })
}
