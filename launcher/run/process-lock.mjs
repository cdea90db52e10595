import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {{ pid: number, startedAt: string, note?: string }} Holder */
/** @typedef {{ leftBehind: boolean, renote: (note: string) => void, release: () => void }} ProcessLock */

/** A running process's start time, to compare, because ids are reused. @param {number} pid */
export function processStartedAt(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The second field is the program name in brackets and may contain anything; parse after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields[0] === 'Z') return undefined
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
    }
    if (process.platform === 'win32') return process.kill(pid, 0) ? 'running' : undefined
    const args = ['-o', 'lstart=', '-p', String(pid)]
    return execFileSync('ps', args, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * Locks `file` while this process lives, replacing a lock whose holder was killed (gone, or its id
 * reused). `note` is for the errors of other processes. @param {string} file @param {string} [note]
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
    const heldBy = holderIn(found)
    if (heldBy) return { heldBy }
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

/** Waits until the lock is free. @param {string} file @param {AbortSignal} stop */
export async function waitForProcessLock(file, stop) {
  for (;;) {
    const lock = takeProcessLock(file)
    if ('release' in lock) return lock
    await sleep(200, undefined, { signal: stop })
  }
}

/** The process that currently holds a lock, if any. @param {string} file */
export const holderOf = (file) => holderIn(readIfThere(file))

/** @param {string | undefined} content @returns {Holder | undefined} */
function holderIn(content) {
  try {
    const holder = JSON.parse(content ?? '')
    return processStartedAt(holder.pid) === holder.startedAt ? holder : undefined
  } catch {
    // No file, or a partial one of a process killed while writing.
    return undefined
  }
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
 * Two starts may find the same stale lock: renaming it before comparing keeps the slower one from
 * removing the new lock of the faster one. @param {string} file @param {string | undefined} stale
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
