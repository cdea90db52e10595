import type { Secrets } from '../data-folder.ts'
import { addressOf, adminRole, Cluster, database, role } from './cluster.ts'
import { databaseFolder, isDatabase, placeDatabase } from './placement.ts'
import { runningPostmaster } from './postmaster-file.ts'

/** The running embedded PostgreSQL of a DATA_DIR. */
export interface Postgres {
  /** For the apps: a role that owns only the database `vitrina`. */
  url: string
  /** For administration: may create and drop databases. */
  adminUrl: string
  /** Its data folder. */
  data: string
  /** The operating system user it runs as; undefined for the current one. */
  runsAs: string | undefined
  /** Whether it was already running, left by a killed start. */
  adopted: boolean
  /** Restarts it at the same address whenever it dies, and reports that with `report`. */
  keepAlive(report: (sentence: string) => void): void
  /** Shuts it down: running transactions are rolled back, committed ones are on disk. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR: creates it if it is missing, adopts it if it is
 * running, recovers it if it was killed.
 * @throws {UserError} when it cannot run, naming its log
 */
export async function startPostgres(
  dataDir: string,
  secrets: Secrets,
  stop: AbortSignal,
): Promise<Postgres> {
  const cluster = new Cluster(dataDir, placeDatabase(dataDir), secrets)
  if (!isDatabase(cluster.data)) await cluster.initialise(stop)
  cluster.rejectOtherVersion()
  const adopted = await cluster.adopt(stop)
  if (!adopted) await cluster.launch(stop)
  try {
    await cluster.prepareDatabase()
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return {
    url: cluster.url(role, secrets.databasePassword, database),
    adminUrl: cluster.url(adminRole, secrets.databaseAdminPassword, 'postgres'),
    data: cluster.data,
    runsAs: cluster.placement.account?.name,
    adopted,
    keepAlive: (report) => cluster.keepAlive(report),
    stop: () => cluster.stop(),
  }
}

/** The apps' URL of the running server of a DATA_DIR; undefined when none runs. */
export function runningPostgresUrl(dataDir: string, secrets: Secrets): string | undefined {
  const data = databaseFolder(dataDir)
  const running = isDatabase(data) ? runningPostmaster(data) : undefined
  // A starting server has not written its port yet.
  if (!running?.port) return undefined
  return addressOf(running.port, role, secrets.databasePassword, database)
}

/** Stops a server of a DATA_DIR that a killed start left running; does nothing when none runs. */
export async function stopLeftPostgres(dataDir: string, secrets: Secrets): Promise<void> {
  const data = databaseFolder(dataDir)
  if (!isDatabase(data) || !runningPostmaster(data)) return
  await new Cluster(dataDir, placeDatabase(dataDir), secrets).stop()
}

export { removeDatabase } from './placement.ts'
