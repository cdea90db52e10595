// Preloaded (`node --import`) into every long-running child: when the launcher is killed, the IPC
// channel closes, and the child exits instead of blocking port and database for the next start.

const graceMs = 15_000
const launcher = Number(new URL(import.meta.url).searchParams.get('parent'))

// Forked grandchildren inherit the preload, but their IPC channels belong to the child.
if (process.ppid === launcher) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref()
    try {
      // This process leads its own group: its children (npm's shell, a bundler) end with it.
      process.kill(-process.pid, 'SIGTERM')
    } catch {
      process.kill(process.pid, 'SIGTERM')
    }
  })
  // The listener must not keep a finished process alive.
  process.channel?.unref()
}
