import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} startedAt start time of the process, in the system's format
 * @property {string} [note] text for the error of a second process
 */

/**
 * The start time of a process, only useful for comparison: a process id alone is not an identity,
 * because systems reuse ids.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs
 */
export function processStartedAt(pid) {
  if (process.platform === 'linux') return linuxStartedAt(pid)
  if (process.platform === 'win32') return isRunning(pid) ? 'running' : undefined
  try {
    const args = ['-o', 'lstart=', '-p', String(pid)]
    // Hide standard error of `ps`; it exits with 1 when there is no such process.
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
    // The second field is the program name in brackets and may contain anything; parse after it.
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
 * @property {(note: string) => void} renote changes the text for the error of other processes
 * @property {() => void} release
 */

/**
 * Acquires a lock for the lifetime of this process. A lock left by a killed process is detected
 * (the process is gone, or its id belongs to another process) and replaced.
 * @param {string} file
 * @param {string} [note]
 * @returns {ProcessLock | { heldBy: Holder }}
 */
export function takeProcessLock(file, note) {
  mkdirSync(dirname(file), { recursive: true })
  const startedAt = processStartedAt(process.pid)
  const contentWith = (/** @type {string | undefined} */ text) =>
    JSON.stringify({ pid: process.pid, startedAt, note: text })
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
    renote(text) {
      if (readIfThere(file) !== own) return
      own = contentWith(text)
      writeFileSync(file, own)
    },
    release() {
      if (readIfThere(file) === own) rmSync(file, { force: true })
    },
  }
}

/**
 * Waits until the lock is free, without a timeout.
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
 * The process that currently holds a lock, if any.
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
 * @returns {Holder | undefined} undefined also for a partial file of a process killed while writing
 */
function parseHolder(text) {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * Two starts may find the same stale lock at once: renaming it first and then comparing it keeps
 * the slower one from removing the new lock of the faster one.
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
