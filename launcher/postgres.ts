import { addressOf, adminRole, Cluster, database, role } from './postgres/cluster.ts'
import { databaseFolder, isDatabase, placeDatabase } from './postgres/placement.ts'
import { runningPostmaster } from './postgres/postmaster-file.ts'
import type { Secrets } from './secrets.ts'

/** The embedded PostgreSQL of one DATA_DIR, running. */
export interface Postgres {
  /** For the rooms: a role that owns the database `vitrina` and nothing else. */
  url: string
  /** For who rules the server: may create and drop databases. */
  adminUrl: string
  /** Where its files lie. */
  data: string
  /** As whom it runs when not as ourselves. */
  runsAs: string | undefined
  /** Whether it was found running, left by a start that was killed. */
  adopted: boolean
  /** Starts it again, at the same address, whenever it dies; `tell` hears of it. */
  keepAlive(tell: (sentence: string) => void): void
  /** Shuts it down: running transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR: makes it when there is none, adopts one that still
 * runs, recovers one that was killed.
 * @throws {UserError} when it cannot run, naming its log
 */
export async function startPostgres(
  dataDir: string,
  secrets: Secrets,
  stop: AbortSignal,
): Promise<Postgres> {
  const cluster = new Cluster(dataDir, placeDatabase(dataDir), secrets)
  if (!isDatabase(cluster.data)) await cluster.initialise(stop)
  cluster.refuseOtherVersion()
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
    keepAlive: (tell) => cluster.keepAlive(tell),
    stop: () => cluster.stop(),
  }
}

/** Where the rooms find the server of a DATA_DIR that runs now; undefined when none does. */
export function runningPostgresUrl(dataDir: string, secrets: Secrets): string | undefined {
  const data = databaseFolder(dataDir)
  const running = isDatabase(data) ? runningPostmaster(data) : undefined
  // The port is not there yet in the first moment of a server's life.
  if (!running?.port) return undefined
  return addressOf(running.port, role, secrets.databasePassword, database)
}

/**
 * Stops the server of a DATA_DIR that a killed start left running; does nothing when none runs.
 */
export async function stopLeftPostgres(dataDir: string, secrets: Secrets): Promise<void> {
  const data = databaseFolder(dataDir)
  if (!isDatabase(data) || !runningPostmaster(data)) return
  await new Cluster(dataDir, placeDatabase(dataDir), secrets).stop()
}
