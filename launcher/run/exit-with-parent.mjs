// Preloaded (`node --import`, see node-program.mjs) into every long-lived child of the launcher.
// When the launcher dies without a word (SIGKILL, out of memory), its end of the IPC channel closes;
// the child then leaves too, instead of holding the port and the database against the next start.

const graceMs = 15_000
const launcher = Number(new URL(import.meta.url).searchParams.get('parent'))

// A child hands its own preloads on to what it forks, whose channels are none of our business.
if (process.ppid === launcher) leaveWithLauncher()

function leaveWithLauncher() {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref()
    try {
      // We lead our own process group: whatever we started (npm's shell, a bundler) leaves with us.
      process.kill(-process.pid, 'SIGTERM')
    } catch {
      process.kill(process.pid, 'SIGTERM')
    }
  })
  // Listening must not keep a process alive that has finished its work.
  process.channel?.unref()
}
