import { signature } from '@vitrina/content/http/signed-token.ts'
import { runJobs } from '@vitrina/content/jobs/run-jobs.ts'
import { readPreview } from '@vitrina/content/publishing/preview/preview-token.ts'
import { watchRevision } from '@vitrina/content/publishing/watch-revision.ts'
import { settings } from '@vitrina/content/settings.ts'
import { countWith, startCounters } from '@vitrina/content/statistics/counters.ts'
import { storeCounts } from '@vitrina/content/statistics/store.ts'
import { checkDatabase } from '@vitrina/content/storage/database.ts'
import type { Logger } from 'pino'
import type { RouterContextProvider } from 'react-router'
import { followRevision } from '../app/content.server/memoize.ts'
import { openPayload } from '../app/content.server/payload.ts'
import { companyDay } from '../app/layout/layout.server.ts'
import { formContext } from '../app/server-context.ts'
import { replaceUnknownPages } from './statistics/known-pages.ts'

export type OpenContent = Awaited<ReturnType<typeof openContent>>

/**
 * Opens the database and the job queue. `work`: whether this process also runs jobs (`JOBS`).
 * @throws when the database is unreachable.
 */
export async function openContent({ log, work }: { log: Logger; work: boolean }) {
  const payload = await openPayload()
  const { queue, stop } = await runJobs(payload, log, work)
  let onChange = () => {}
  const revision = watchRevision({
    onChange: () => onChange(),
    onFailure: (err) => log.error({ err }, 'content revision'),
  })
  followRevision(revision)
  const statistics = await startCounters({
    write: (rows) => storeCounts(payload, rows),
    replaceUnknown: replaceUnknownPages,
    today: companyDay,
    onFailure: (err) => log.error({ err }, 'statistics'),
  })
  countWith(statistics)
  return {
    /** Throws while the database is unreachable, accepts no connections, or is not migrated. */
    checkReady: checkDatabase,
    readPreview: (token: string) => readPreview(token, settings.PAYLOAD_SECRET),
    /** Signs the URLs of hydration data: the same in all processes of this site. */
    signHydration: (text: string) =>
      signature('hydration', text, settings.PAYLOAD_SECRET).toString('base64url'),
    prepareContext: (context: RouterContextProvider, log: Logger) => {
      context.set(formContext, {
        queue,
        reportFailure: (err, message) => log.error({ err }, message),
      })
    },
    revision,
    onChange: (listener: () => void) => {
      onChange = listener
    },
    /** The current date in the company's time zone; `undefined` while the database is unreachable. */
    today: async () => (revision.certainty() === 'known' ? companyDay() : undefined),
    close: async () => {
      await statistics.stop()
      await revision.stop()
      await stop()
      await payload.destroy()
    },
  }
}
