import { prepareDataFolder, readSecrets, type Secrets } from './data-folder.ts'
import { type Database, openDatabase, reach } from './database.ts'
import { runningPostgresUrl } from './postgres/postgres.ts'
import { localAddress } from './run/apps.ts'
import { isInstanceRunning, lockInstance } from './run/instance-lock.ts'
import { claimPort } from './run/ports.ts'
import { givenEnvironment, readSettings, type Settings } from './settings.ts'
import { progress } from './terminal/progress.mjs'
import { UserError } from './terminal/user-error.mjs'

/** The context of a command that serves a DATA_DIR. */
export interface Instance {
  settings: Settings
  secrets: Secrets
  database: Database
}

/**
 * How long processes left by a killed start may keep their ports (see run/exit-with-parent.mjs).
 */
const leftBehindMs = 10_000

/**
 * Runs work as the only process that serves this DATA_DIR, with its ports free and its database
 * open. Quick checks run before anything slow starts.
 * @param doing description of the work, for the error of a second start
 */
export async function withInstance(
  doing: string,
  stop: AbortSignal,
  work: (instance: Instance) => Promise<number>,
): Promise<number> {
  const read = readSettings(givenEnvironment())
  const settings = { ...read, DATA_DIR: prepareDataFolder(read.DATA_DIR) }
  const lock = await lockInstance(settings.DATA_DIR, doing)
  stop.addEventListener('abort', lock.announceEnd)
  try {
    const timeoutMs = lock.leftBehind ? leftBehindMs : 0
    await claimPort('PORT', settings.PORT, settings.HOST, timeoutMs)
    await claimPort('ADMIN_PORT', settings.ADMIN_PORT, settings.HOST, timeoutMs)
    const secrets = readSecrets(settings.DATA_DIR)
    return await withDatabase(settings, secrets, stop, work)
  } finally {
    lock.release()
  }
}

async function withDatabase(
  settings: Settings,
  secrets: Secrets,
  stop: AbortSignal,
  work: (instance: Instance) => Promise<number>,
): Promise<number> {
  const database = await openDatabase(settings, secrets, stop)
  database.keepAlive(progress.say)
  try {
    return await work({ settings, secrets, database })
  } finally {
    await database.close()
  }
}

/**
 * Runs work on the database of a DATA_DIR, next to a running instance or, when there is none, as
 * the instance itself. Only for work that does not disturb a running instance.
 * @param doing description of the work, for the error of a start meanwhile
 */
export async function withInstanceOrRunning(
  doing: string,
  stop: AbortSignal,
  work: (instance: Instance & { isRunning: boolean }) => Promise<number>,
): Promise<number> {
  const read = readSettings(givenEnvironment())
  const settings = { ...read, DATA_DIR: prepareDataFolder(read.DATA_DIR) }
  if (!isInstanceRunning(settings.DATA_DIR)) {
    return withInstance(doing, stop, (instance) => work({ ...instance, isRunning: false }))
  }
  const secrets = readSecrets(settings.DATA_DIR)
  const url = settings.DATABASE_URL ?? runningPostgresUrl(settings.DATA_DIR, secrets)
  if (!url) throw new UserError('Vitrina is starting or stopping: try again in a moment.')
  return work({ settings, secrets, database: await reach(url), isRunning: true })
}

/** The URLs and locations, printed after a start. */
export function summary({ settings, database }: Instance): string {
  const at = (port: number) =>
    localAddress(settings.HOST, port).replace(/127\.0\.0\.1|\[::1\]/, 'localhost')
  return `
  Site      ${at(settings.PORT)}
  Admin     ${at(settings.ADMIN_PORT)}/admin
  Data      ${settings.DATA_DIR}
  Database  ${database.place}

  Ctrl-C stops everything.
`
}
