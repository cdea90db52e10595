import { existsSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readSecrets, type Secrets } from '../data-folder.ts'
import { freePort, isPortFree } from '../run/ports.ts'
import { UserError } from '../terminal/user-error.mjs'
import { createDataDirectory, rejectOtherVersion, resetAdminPassword } from './data-directory.ts'
import { isDatabase, type Placement, placeDatabase, recall, remember } from './placement.ts'
import { removeMistakenPostmasterFile, runningPostmaster } from './postmaster-file.ts'
import { finished, startProgram, startServer } from './processes.ts'
import { watch } from './watchdog.ts'

const database = 'vitrina'
const role = 'vitrina'
const adminRole = 'postgres'
const logLimit = 5_000_000
/** Recovery after a kill replays at most max_wal_size; this is a multiple of the time needed. */
const readyMs = 120_000
const stopSeconds = 30
/** Short: the server must be back soon. Recovery after "immediate" takes longer than most stops. */
const restartStopSeconds = 10
const attempts = 20
/** Child processes of a killed postmaster live a moment longer; a new one must wait for them. */
const transient = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/
const portTaken = /could not (bind|create any TCP\/IP sockets)|Address already in use/

/** The data folder of a DATA_DIR and its server. */
export class Cluster {
  readonly data: string
  /** The operating system user it runs as; undefined for the current one. */
  readonly runsAs: string | undefined
  /** Whether it was already running, left by a killed start. */
  adopted = false
  readonly #dataDir: string
  readonly #placement: Placement
  readonly #secrets: Secrets
  readonly #log: string
  readonly #stopping = new AbortController()
  #port = 0
  #watching: Promise<void> | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.#placement = placeDatabase(dataDir)
    this.data = this.#placement.data
    this.runsAs = this.#placement.account?.name
    this.#secrets = readSecrets(dataDir)
    this.#log = join(dataDir, 'postgres.log')
  }

  /** For the apps: a role that owns only the database `vitrina`. */
  get url(): string {
    return appUrl(this.#port, this.#secrets)
  }

  /** For administration: may create and drop databases. */
  get adminUrl(): string {
    return urlOf(this.#port, adminRole, this.#secrets.databaseAdminPassword, 'postgres')
  }

  /** Creates, adopts or recovers it. @throws {UserError} when it cannot run, naming its log */
  async start(stop: AbortSignal): Promise<void> {
    if (!isDatabase(this.data)) {
      await createDataDirectory(this.#placement, this.#secrets.databaseAdminPassword, stop)
    }
    rejectOtherVersion(this.#placement)
    this.adopted = await this.#adopt(stop)
    if (!this.adopted) await this.#launch(stop)
    try {
      await this.#prepareDatabase()
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  /** Restarts it at the same address whenever it cannot serve, and reports that. */
  keepAlive(report: (sentence: string) => void): void {
    const watched = {
      data: this.data,
      ask: () => this.#ask(),
      restart: async (stop: AbortSignal) => {
        await this.#end(restartStopSeconds)
        await this.#launch(stop, this.#port)
      },
      report,
    }
    this.#watching = watch(watched, this.#stopping.signal)
  }

  /** Shuts it down: running transactions are rolled back, committed ones are on disk. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#watching
    await this.#end(stopSeconds)
  }

  /** @returns whether a server with our data and our password was already running */
  async #adopt(stop: AbortSignal): Promise<boolean> {
    const found = runningPostmaster(this.data)
    if (!found) return false
    this.#port = found.port
    const lives = () => {
      const now = runningPostmaster(this.data)
      // A starting server has not written its port yet.
      this.#port = now?.port || this.#port
      return now?.pid === found.pid
    }
    const state = await this.#untilReady(lives, stop)
    // Otherwise it has exited meanwhile: its shutdown was under way.
    if (state === 'rejected') await this.#end(stopSeconds)
    return state === 'ready'
  }

  async #launch(stop: AbortSignal, fixedPort?: number): Promise<void> {
    removeMistakenPostmasterFile(this.data)
    if (sizeOf(this.#log) > logLimit) renameSync(this.#log, `${this.#log}.1`)
    for (let attempt = 1; ; attempt += 1) {
      this.#port = fixedPort ?? (await this.#choosePort())
      const logStart = sizeOf(this.#log)
      const child = startServer(this.#placement, this.#port, this.#log)
      const lives = () =>
        child.pid !== undefined && child.exitCode === null && child.signalCode === null
      const state = await this.#untilReady(lives, stop)
      if (state === 'ready') return remember(this.#dataDir, { port: this.#port })
      const mayRetry = attempt < attempts
      if (state === 'rejected' && mayRetry) {
        // After a loss of secrets.json.
        await this.#end(stopSeconds)
        await resetAdminPassword(this.#placement, this.#secrets.databaseAdminPassword, stop)
        continue
      }
      const said = existsSync(this.#log) ? readFileSync(this.#log).toString('utf8', logStart) : ''
      if (!mayRetry || !(transient.test(said) || (portTaken.test(said) && !fixedPort))) {
        const fatal = /(?:FATAL|PANIC|error): *(.*)/.exec(said)?.[1] ?? 'it gave no reason'
        throw new UserError(
          `The database did not start (${fatal}): the whole story is in ${this.#log}.`,
        )
      }
      await sleep(250)
    }
  }

  async #choosePort(): Promise<number> {
    const { port } = recall(this.#dataDir)
    return port && (await isPortFree(port, '127.0.0.1')) ? port : freePort()
  }

  /** @returns 'rejected' when it rejects our password, 'gone' when it has exited */
  async #untilReady(lives: () => boolean, stop: AbortSignal) {
    const until = Date.now() + readyMs
    while (Date.now() < until) {
      const answer = await this.#ask()
      if (answer === 'ready') return 'ready'
      if (answer === '28P01' || answer === '28000') return 'rejected'
      if (!lives()) return 'gone'
      if (stop.aborted) {
        await this.#end(stopSeconds)
        stop.throwIfAborted()
      }
      await sleep(40)
    }
    throw new UserError(`The database does not answer: the whole story is in ${this.#log}.`)
  }

  /** @returns 'ready', 'foreign' for a server on another data folder, or the error code */
  async #ask(): Promise<string> {
    try {
      const [row] = await this.#query('SHOW data_directory')
      const folder = realpathSync(String(row?.data_directory))
      return folder === realpathSync(this.data) ? 'ready' : 'foreign'
    } catch (error) {
      return (error as { code?: string }).code ?? 'unknown'
    }
  }

  async #query(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({
      connectionString: this.adminUrl,
      connectionTimeoutMillis: 5_000,
    })
    // A connection lost during a query already rejects the query; ignore the duplicate event.
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }

  /** Creates the apps' role and database, and sets the current password. */
  async #prepareDatabase(): Promise<void> {
    const [known] = await this.#query(
      `SELECT to_regrole('${role}') AS role,
        (SELECT oid FROM pg_database WHERE datname = '${database}') AS database`,
    )
    const password = pg.escapeLiteral(this.#secrets.databasePassword)
    await this.#query(`${known?.role ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${password}`)
    if (!known?.database) await this.#query(`CREATE DATABASE ${database} OWNER ${role}`)
  }

  /** "fast" does not wait for clients; "immediate" leaves the rest to recovery; then SIGKILL. */
  async #end(seconds: number): Promise<void> {
    for (const mode of ['fast', 'immediate']) {
      if (!runningPostmaster(this.data)) return
      const options = ['-D', this.data, '-m', mode, '-w', '-t', String(seconds)]
      await finished(startProgram(this.#placement, 'pg_ctl', ['stop', ...options]))
    }
    const hanging = runningPostmaster(this.data)
    if (hanging) process.kill(hanging.pid, 'SIGKILL')
  }
}

export const appUrl = (port: number, secrets: Secrets) =>
  urlOf(port, role, secrets.databasePassword, database)

const urlOf = (port: number, user: string, password: string, name: string) =>
  `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
