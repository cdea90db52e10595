import { tellError } from './user-error.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs the work of an npm script to its exit code. Ctrl-C, SIGTERM, a closed terminal and the death
 * of whoever started us all abort the one signal that the work listens to; hearing several of them
 * is hearing one.
 * @param interrupted the exit code of work that was stopped
 */
export async function runCommand(
  work: (stop: AbortSignal) => Promise<number>,
  interrupted = 0,
): Promise<never> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const signal of signals) process.on(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
  const onUnwritten = ({ code }: NodeJS.ErrnoException) => {
    // Nobody reads us any more (`npm start | head`): the terminal is as good as closed. What runs
    // must not end for a log whose disk is full.
    if (code === 'EPIPE' || code === 'EIO') stop()
  }
  process.stdout.on('error', onUnwritten)
  process.stderr.on('error', onUnwritten)
  try {
    process.exitCode = await work(stopping.signal)
  } catch (error) {
    process.exitCode = stopping.signal.aborted ? interrupted : 1
    if (!isInterruption(error)) tellError(error)
  }
  process.exit()
}

/** What our signal makes those throw who listen to it. */
const isInterruption = (error: unknown) => error instanceof Error && error.name === 'AbortError'
