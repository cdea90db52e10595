/**
 * Sends a signal to a process that leads its own group (spawned `detached`) and to all its
 * descendants: npm, its shell and the program below them end together.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (!pid) return
  try {
    // Windows has no process groups; only the process itself can be ended there.
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has already exited.
  }
}

/**
 * Ends a group: SIGTERM, then SIGKILL for what is left after `graceMs`.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs
 * @returns {Promise<void>} resolves when the leader has exited
 */
export async function endGroup(child, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child.pid, 'SIGTERM')
  const force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs)
  await gone
  clearTimeout(force)
  // Ends any descendants that outlived the leader.
  signalGroup(child.pid, 'SIGKILL')
}
