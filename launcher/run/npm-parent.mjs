import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const pollMs = 250
const shells = /^-?(sh|dash|bash|ash|zsh|ksh)$/

/**
 * Detects that the npm above is gone; a killed one forwards nothing: SIGTERM may end only the shell
 * between, SIGKILL only npm. `onGone` may be called more than once. @param {() => void} onGone
 */
export function watchNpm(onGone) {
  const parent = process.ppid
  const { name, parent: grandparent } = look(parent)
  // A shell that execs its only command leaves npm as our parent; then checking that is enough.
  const isShellBetween = shells.test(name)
  const isGone = () => {
    if (process.ppid !== parent) return true
    return isShellBetween && !isChildOf(parent, grandparent)
  }
  setInterval(() => isGone() && onGone(), pollMs).unref()
}

/** @param {number} child @param {number} parent */
function isChildOf(child, parent) {
  if (process.platform === 'linux') return look(child).parent === parent
  try {
    return process.kill(parent, 0)
  } catch {
    return false
  }
}

/** @param {number} pid */
function look(pid) {
  try {
    if (process.platform === 'linux') {
      const [, name = '', parent] =
        /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return { name, parent: Number(parent) }
    }
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, name = ''] = /^\s*(\d+)\s+(.*)/.exec(line) ?? []
    return { name: basename(name.trim()), parent: Number(parent) }
  } catch {
    return { name: '', parent: 0 }
  }
}
