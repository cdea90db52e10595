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
 * Held while one process installs or builds, so that two copies started at the same moment in one
 * clone do not do it over each other. `build/` is kept out of git and out of the checks.
 * @param {string} root
 */
export const preparationLock = (root) => join(root, 'launcher', 'build', 'preparing.lock')

/**
 * Installs from the lockfile when what is installed is not what it says.
 * @param {string} root
 * @param {AbortSignal} stop
 * @param {{ folder: string, name: string }} [what] a package of its own with a lockfile of its own
 *   inside the project, instead of the whole project, and what people call it
 * @throws {UserError} with npm's own words when the installation fails
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
  // NODE_ENV=production in the environment would leave out what the builds need.
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
 * Whether node_modules holds what the lockfile says, and the lockfile says what every package.json
 * asks for. npm writes `node_modules/.package-lock.json` last, when all the rest is in place: it is
 * the stamp, and it also knows an installation made by hand.
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
    // Optional packages are those of other systems too (binaries for macOS, for Windows).
    if (!found) return optional === true
    return found.version === version && found.integrity === integrity
  })
}
