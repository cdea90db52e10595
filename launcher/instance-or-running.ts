import { prepareDataFolder } from './data-folder.ts'
import { reach } from './database.ts'
import { type Instance, withInstance } from './instance.ts'
import { runningPostgresUrl } from './postgres.ts'
import { isInstanceRunning } from './run/instance-lock.ts'
import { readSecrets } from './secrets.ts'
import { givenEnvironment, readSettings } from './settings.ts'
import { UserError } from './terminal/user-error.mjs'

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
  const settings = { ...read, dataDir: prepareDataFolder(read.dataDir) }
  if (!isInstanceRunning(settings.dataDir)) {
    return withInstance(doing, stop, (instance) => work({ ...instance, isRunning: false }))
  }
  const secrets = readSecrets(settings.dataDir)
  const url = settings.databaseUrl ?? runningPostgresUrl(settings.dataDir, secrets)
  if (!url) throw new UserError('Vitrina is starting or stopping: try again in a moment.')
  return work({ settings, secrets, database: await reach(url), isRunning: true })
}
