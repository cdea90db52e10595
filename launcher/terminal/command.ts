import { tellError } from './user-error.mjs'

/**
 * Runs the work of an npm script and sets its exit code. Ctrl-C, SIGTERM, a closed terminal and the
 * death of the parent process all abort the one signal passed to the work; repeated ones have no
 * further effect.
 * @param interrupted the exit code of work that was stopped
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
      // The output has no reader any more (`npm start | head`), as with a closed terminal. A log on
      // a full disk is no reason to stop.
      if (code === 'EPIPE' || code === 'EIO') stop()
    })
  }
  try {
    process.exitCode = await work(stopping.signal)
  } catch (error) {
    process.exitCode = stopping.signal.aborted ? interrupted : 1
    if (!(error instanceof Error && error.name === 'AbortError')) tellError(error)
  }
  process.exit()
}
