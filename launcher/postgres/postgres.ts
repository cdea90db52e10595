import { readSecrets } from '../data-folder.ts'
import { appUrl, Cluster } from './cluster.ts'
import { databaseFolder, isDatabase } from './placement.ts'
import { runningPostmaster } from './postmaster-file.ts'

export type Postgres = Omit<Cluster, 'start'>

/** Creates, adopts or recovers a DATA_DIR's server. @throws {UserError} naming its log */
export async function startPostgres(dataDir: string, stop: AbortSignal): Promise<Postgres> {
  const cluster = new Cluster(dataDir)
  await cluster.start(stop)
  return cluster
}

/** The apps' URL of the running server of a DATA_DIR; undefined when none runs. */
export function runningPostgresUrl(dataDir: string): string | undefined {
  const port = runningServer(dataDir)?.port
  // A starting server has not written its port yet.
  return port ? appUrl(port, readSecrets(dataDir)) : undefined
}

/** Stops a server of a DATA_DIR that a killed start left running; does nothing when none runs. */
export async function stopLeftPostgres(dataDir: string): Promise<void> {
  if (runningServer(dataDir)) await new Cluster(dataDir).stop()
}

function runningServer(dataDir: string) {
  const data = databaseFolder(dataDir)
  return isDatabase(data) ? runningPostmaster(data) : undefined
}

export { removeDatabase } from './placement.ts'
