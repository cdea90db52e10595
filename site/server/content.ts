import { signature } from '@vitrina/content/http/signed-token.ts'
import { runJobs } from '@vitrina/content/jobs/run-jobs.ts'
import { readPreview } from '@vitrina/content/publishing/preview/preview-token.ts'
import { type RevisionWatch, watchRevision } from '@vitrina/content/publishing/watch-revision.ts'
import { settings } from '@vitrina/content/settings.ts'
import { checkDatabase } from '@vitrina/content/storage/database.ts'
import type { Logger } from 'pino'
import type { RouterContextProvider } from 'react-router'
import { followRevision } from '../app/content.server/memoize.ts'
import { openPayload } from '../app/content.server/payload.ts'
import { companyDay } from '../app/layout/layout.server.ts'
import { formContext } from '../app/server-context.ts'

/** The content package, opened for this process. */
export type OpenContent = {
  /** Throws while the database is unreachable, accepts no connections, or is not migrated. */
  checkReady: () => Promise<void>
  /** The draft that a preview token gives access to. */
  readPreview: (token: string) => ReturnType<typeof readPreview>
  /** Signs the URLs of hydration data: the same in all processes of this site. */
  signHydration: (text: string) => string
  prepareContext: (context: RouterContextProvider, log: Logger) => void
  /** A number that increases with every change of public content. */
  revision: Pick<RevisionWatch, 'current' | 'certainty' | 'settled'> & {
    /** Calls the listener on each change; returns a function that unsubscribes. */
    onChange: (listener: (revision: bigint) => void) => () => void
  }
  /** The current date in the company's time zone; `undefined` while the database is unreachable. */
  today: () => Promise<string | undefined>
  /** Waits for running jobs and closes the connections. */
  close: () => Promise<void>
}

/**
 * Opens the database and the job queue.
 *
 * @param work whether this process also runs jobs (`JOBS`)
 * @throws when the database is unreachable
 */
export async function openContent({
  log,
  work,
}: {
  log: Logger
  work: boolean
}): Promise<OpenContent> {
  const payload = await openPayload()
  const { queue, stop } = await runJobs(payload, log, work)
  const revisionListeners = new Set<(revision: bigint) => void>()
  const revision = watchRevision({
    onChange: (number) => {
      for (const listener of revisionListeners) listener(number)
    },
    onFailure: (err) => log.error({ err }, 'content revision'),
  })
  followRevision(revision)
  return {
    checkReady: checkDatabase,
    readPreview: (token) => readPreview(token, settings.PAYLOAD_SECRET),
    signHydration: (text) =>
      signature('hydration', text, settings.PAYLOAD_SECRET).toString('base64url'),
    prepareContext: (context, requestLog) => {
      context.set(formContext, {
        queue,
        reportFailure: (err, message) => requestLog.error({ err }, message),
      })
    },
    revision: {
      current: revision.current,
      certainty: revision.certainty,
      settled: revision.settled,
      onChange: (listener) => {
        revisionListeners.add(listener)
        return () => void revisionListeners.delete(listener)
      },
    },
    today: async () => (revision.certainty() === 'known' ? companyDay() : undefined),
    close: async () => {
      await revision.stop()
      await stop()
      await payload.destroy()
    },
  }
}
