import { prepareDataFolder } from './data-folder.ts'
import { type Database, openDatabase } from './database.ts'
import { lockInstance } from './run/instance-lock.ts'
import { claimPort } from './run/ports.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { givenEnvironment, readSettings, type Settings } from './settings.ts'
import { progress } from './terminal/progress.mjs'

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
  const settings = { ...read, dataDir: prepareDataFolder(read.dataDir) }
  const lock = await lockInstance(settings.dataDir, doing)
  stop.addEventListener('abort', lock.announceEnd)
  try {
    const patience = lock.leftBehind ? leftBehindMs : 0
    await claimPort('PORT', settings.port, settings.host, patience)
    await claimPort('ADMIN_PORT', settings.adminPort, settings.host, patience)
    const secrets = readSecrets(settings.dataDir)
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
