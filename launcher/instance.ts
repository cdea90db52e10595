import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDataFolder, readSecrets } from './data-folder.ts'
import { type Database, openDatabase, reach } from './database.ts'
import { runningPostgresUrl } from './postgres/postgres.ts'
import { localAddress } from './run/apps.ts'
import { claimPort } from './run/ports.ts'
import { holderOf, takeProcessLock } from './run/process-lock.mjs'
import { nodeProgram, runQuietly } from './run/programs.mjs'
import { appEnvironment, givenEnvironment, readSettings, root, type Settings } from './settings.ts'
import { progress } from './terminal/progress.mjs'
import { UserError } from './terminal/user-error.mjs'

/** The context of a command that serves a DATA_DIR. */
export interface Instance {
  settings: Settings
  database: Database
  /** The environment of both apps and of the content commands. */
  env: NodeJS.ProcessEnv
}

type Work = (instance: Instance) => Promise<number>

/** How long processes of a killed start may keep their ports (see run/exit-with-parent.mjs). */
const leftBehindMs = 10_000

/**
 * Runs work as the only process on this DATA_DIR, with its ports free and its database open. Quick
 * checks come first. `doing` names the work, for the error of a second start.
 */
export async function withInstance(doing: string, stop: AbortSignal, work: Work): Promise<number> {
  const settings = ownSettings()
  const lock = await lockInstance(settings.DATA_DIR, doing)
  stop.addEventListener('abort', lock.announceEnd)
  try {
    const timeoutMs = lock.leftBehind ? leftBehindMs : 0
    await claimPort('PORT', settings.PORT, settings.HOST, timeoutMs)
    await claimPort('ADMIN_PORT', settings.ADMIN_PORT, settings.HOST, timeoutMs)
    const database = await openDatabase(settings, stop)
    try {
      return await work(instanceOn(database, settings))
    } finally {
      await database.close()
    }
  } finally {
    lock.release()
  }
}

/**
 * Runs work on a DATA_DIR's database, beside a running instance (which it must not disturb) or else
 * as the instance. `doing` names the work, for the error of a start meanwhile.
 */
export async function withInstanceOrRunning(
  doing: string,
  stop: AbortSignal,
  work: (instance: Instance, isRunning: boolean) => Promise<number>,
): Promise<number> {
  const settings = ownSettings()
  const { DATA_DIR, DATABASE_URL } = settings
  if (!isInstanceRunning(DATA_DIR)) {
    return withInstance(doing, stop, (instance) => work(instance, false))
  }
  const url = DATABASE_URL ?? runningPostgresUrl(DATA_DIR)
  if (!url) throw new UserError('Vitrina is starting or stopping: try again in a moment.')
  return work(instanceOn(await reach(url), settings), true)
}

function ownSettings(): Settings {
  const settings = readSettings(givenEnvironment())
  return { ...settings, DATA_DIR: prepareDataFolder(settings.DATA_DIR) }
}

function instanceOn(database: Database, settings: Settings): Instance {
  const secret = settings.PAYLOAD_SECRET ?? readSecrets(settings.DATA_DIR).payloadSecret
  return { settings, database, env: appEnvironment(settings, database.url, secret) }
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

const fileIn = (dataDir: string) => join(dataDir, 'instance.lock')
const stoppingNote = 'Vitrina is stopping'
/** npm exits at once on a signal; its children get the signal a moment later. */
const hearsayMs = 1_000
/** Longer than any stop takes. */
const stoppingMs = 60_000

/**
 * Locks a DATA_DIR, waiting for a holder about to end; `doing` names the work, for the error
 * of a second start. @throws {UserError} when another process holds it
 */
export async function lockInstance(dataDir: string, doing: string) {
  const since = Date.now()
  for (;;) {
    const lock = takeProcessLock(fileIn(dataDir), doing)
    // Announcing the end lets the next start wait instead of failing.
    if ('release' in lock) return { ...lock, announceEnd: () => lock.renote(stoppingNote) }
    const { note = 'Vitrina runs', pid } = lock.heldBy
    if (Date.now() - since > (note === stoppingNote ? stoppingMs : hearsayMs)) {
      throw new UserError(
        `${note} with the data in ${dataDir} already (process ${pid}): stop it first, or give this one its own DATA_DIR, PORT and ADMIN_PORT.`,
      )
    }
    await sleep(100)
  }
}

export const isInstanceRunning = (dataDir: string) => holderOf(fileIn(dataDir)) !== undefined

/** Runs a command of `content` and returns its output; `failure` is the sentence of the error. */
export function runContentCommand(
  name: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
  failure?: string,
): Promise<string> {
  const script = join(root, 'content', 'src', 'commands', `${name}.ts`)
  return runQuietly(nodeProgram(script), { cwd: root, env, stop }, failure)
}

/** Migrates, fills an empty database. @throws {UserError} with output; the database is unchanged */
export async function prepareContent(env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<void> {
  const failure =
    'The database could not be prepared: mend what is said above, then start again; nothing in it was lost.'
  await progress.step('Database migrated and filled', () =>
    runContentCommand('prepare', env, stop, failure),
  )
}
