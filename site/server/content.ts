import { runJobs } from '@vitrina/content/jobs/run-jobs.ts'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { RouterContextProvider } from 'react-router'
import { openPayload } from '../app/content.server/payload.ts'
import { intakeContext } from '../app/intake.server/context.ts'

/** The model, opened for this process. */
export type OpenContent = {
  /** Throws while the database is out of reach or was never migrated. */
  checkReady: () => Promise<void>
  prepareContext: (context: RouterContextProvider, log: Logger) => void
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
  const { drizzle } = payload.db as unknown as {
    drizzle: { execute: (query: unknown) => Promise<unknown> }
  }
  return {
    checkReady: async () => {
      await drizzle.execute(sql`select 1 from payload_migrations limit 1`)
    },
    prepareContext: (context, requestLog) => {
      context.set(intakeContext, {
        queue,
        reportFailure: (err, message) => requestLog.error({ err }, message),
      })
    },
    close: async () => {
      await stop()
      await payload.destroy()
    },
  }
}
