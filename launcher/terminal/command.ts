import { printError } from './user-error.mjs'

/**
 * Runs the work of an npm script and sets its exit code: `interrupted` if stopped. Ctrl-C, SIGTERM,
 * a closed terminal and the parent's death abort the signal; repeating them has no effect.
 */
export async function runCommand(
  work: (stop: AbortSignal) => Promise<number>,
  interrupted = 0,
): Promise<never> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      // No reader (`npm start | head`) is like a closed terminal; a full disk is no reason to stop.
      if (code === 'EPIPE' || code === 'EIO') stop()
    })
  }
  try {
    process.exitCode = await work(stopping.signal)
  } catch (error) {
    process.exitCode = stopping.signal.aborted ? interrupted : 1
    if (!(error instanceof Error && error.name === 'AbortError')) printError(error)
  }
  process.exit()
}
