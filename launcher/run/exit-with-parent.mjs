// Preloaded (`node --import`, see node-program.mjs) into every long-running child of the launcher.
// When the launcher is killed (SIGKILL, out of memory), its end of the IPC channel closes; the
// child then exits too, instead of blocking the port and the database for the next start.

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
