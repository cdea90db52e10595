/**
 * Sends a signal to a process that leads its own group (spawned `detached`) and to everything it
 * started: npm, its shell and the program below them end together.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (!pid) return
  try {
    // Windows has no process groups; there only the process itself can be ended.
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It is gone already, which is what was wanted.
  }
}

/**
 * Ends a group: SIGTERM, then SIGKILL for what is still there after `graceMs`.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs
 * @returns {Promise<void>} resolves when the leader is gone
 */
export async function endGroup(child, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child.pid, 'SIGTERM')
  const force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs)
  await gone
  clearTimeout(force)
  // Whatever the leader left behind goes with it.
  signalGroup(child.pid, 'SIGKILL')
}
