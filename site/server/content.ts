import { signature } from '@vitrina/content/http/signed-token.ts'
import { runJobs } from '@vitrina/content/jobs/run-jobs.ts'
import { readPreview } from '@vitrina/content/publishing/preview/preview-token.ts'
import { type RevisionWatch, watchRevision } from '@vitrina/content/publishing/watch-revision.ts'
import { settings } from '@vitrina/content/settings.ts'
import { checkDatabase } from '@vitrina/content/storage/check-database.ts'
import type { Logger } from 'pino'
import type { RouterContextProvider } from 'react-router'
import { companyDay } from '../app/content.server/company-day.ts'
import { openPayload } from '../app/content.server/payload.ts'
import { followRevision } from '../app/content.server/revision.ts'
import { intakeContext } from '../app/intake.server/context.ts'

/** The model, opened for this process. */
export type OpenContent = {
  /** Throws while the database is out of reach, takes no connections, or was never migrated. */
  checkReady: () => Promise<void>
  /** What a preview's token allows to see. */
  readPreview: (token: string) => ReturnType<typeof readPreview>
  /** Signs the addresses of what pages begin with: the same in each process of this site. */
  signHydration: (text: string) => string
  prepareContext: (context: RouterContextProvider, log: Logger) => void
  /** The one number that another follows whenever something visitors can see has changed. */
  revision: Pick<RevisionWatch, 'current' | 'certainty' | 'settled'> & {
    /** Calls from the next change on, and returns what ends that. */
    onChange: (listener: (revision: bigint) => void) => () => void
  }
  /** The day it is where the company is; `undefined` while the database is out of reach. */
  today: () => Promise<string | undefined>
  /** Lets running jobs finish and closes the connections. */
  close: () => Promise<void>
}

/**
 * Opens the database and the job queue.
 *
 * @param work whether this process also runs jobs (`JOBS`)
 * @throws when the database cannot be reached
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
      context.set(intakeContext, {
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
