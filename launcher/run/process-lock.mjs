import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} startedAt when that process started, as the system tells it
 * @property {string} [note] words for the sentence that refuses a second holder
 */

/**
 * When a process started, in a form that is only good for comparing: a number alone is not an
 * identity, because systems use process numbers again.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs
 */
export function processStartedAt(pid) {
  if (process.platform === 'linux') return linuxStartedAt(pid)
  if (process.platform === 'win32') return isRunning(pid) ? 'running' : undefined
  try {
    const args = ['-o', 'lstart=', '-p', String(pid)]
    // `ps` says nothing on standard error that we want to show, and ends with 1 for "no such".
    const options = {
      encoding: /** @type {const} */ ('utf8'),
      stdio: /** @type {'pipe'} */ ('pipe'),
    }
    return execFileSync('ps', args, options).trim() || undefined
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function linuxStartedAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold anything; count after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * @typedef {object} ProcessLock
 * @property {boolean} leftBehind whether a killed process had left it
 * @property {(note: string) => void} renote changes the words for those who find it held
 * @property {() => void} release
 */

/**
 * Takes a lock that lives as long as this process: one that a killed process left is recognised
 * (its process is gone, or its number belongs to another process now) and taken over.
 * @param {string} file
 * @param {string} [note]
 * @returns {ProcessLock | { heldBy: Holder }}
 */
export function takeProcessLock(file, note) {
  mkdirSync(dirname(file), { recursive: true })
  const startedAt = processStartedAt(process.pid)
  const contentWith = (/** @type {string | undefined} */ words) =>
    JSON.stringify({ pid: process.pid, startedAt, note: words })
  let own = contentWith(note)
  let leftBehind = false
  while (!created(file, own)) {
    const found = readIfThere(file)
    const holder = parseHolder(found)
    if (holder && processStartedAt(holder.pid) === holder.startedAt) return { heldBy: holder }
    leftBehind = true
    removeStale(file, found)
  }
  return {
    leftBehind,
    renote(words) {
      if (readIfThere(file) !== own) return
      own = contentWith(words)
      writeFileSync(file, own)
    },
    release() {
      if (readIfThere(file) === own) rmSync(file, { force: true })
    },
  }
}

/**
 * Waits until the lock is free, for as long as that takes.
 * @param {string} file
 * @param {AbortSignal} stop
 */
export async function waitForProcessLock(file, stop) {
  for (;;) {
    const lock = takeProcessLock(file)
    if ('release' in lock) return lock
    await sleep(200, undefined, { signal: stop })
  }
}

/**
 * Who holds a lock now, if anybody.
 * @param {string} file
 * @returns {Holder | undefined}
 */
export function holderOf(file) {
  const holder = parseHolder(readIfThere(file))
  return holder && processStartedAt(holder.pid) === holder.startedAt ? holder : undefined
}

/** @param {string} file @param {string} content */
function created(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * @param {string | undefined} text
 * @returns {Holder | undefined} undefined too for what a process killed while writing left
 */
function parseHolder(text) {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * Two starts may find the same stale lock at once: moving it away first, then looking again, keeps
 * the slower one from removing the lock that the faster one has just made.
 * @param {string} file
 * @param {string | undefined} stale
 */
function removeStale(file, stale) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readIfThere(aside) === stale) rmSync(aside, { force: true })
  else renameSync(aside, file)
}
