import type { ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Secrets } from '../data-folder.ts'
import { freePort, isPortFree } from '../run/ports.ts'
import { UserError } from '../terminal/user-error.mjs'
import { type Placement, recall, remember } from './placement.ts'
import { removeMistakenPostmasterFile, runningPostmaster } from './postmaster-file.ts'
import { finished, isAlive, startProgram } from './processes.ts'
import { initialSettings, locales, serverSettings } from './server-settings.ts'
import { Watchdog } from './watchdog.ts'

export const database = 'vitrina'
export const role = 'vitrina'
export const adminRole = 'postgres'
const logLimit = 5_000_000
/** Recovery after a kill replays at most max_wal_size; this is a multiple of the time needed. */
const readyMs = 120_000
const stopSeconds = 30
/**
 * Shorter than for a final stop, because the server must be back soon; still, the recovery after
 * "immediate" takes longer than most shutdowns.
 */
const restartStopSeconds = 10
const attempts = 20
/** Child processes of a killed postmaster live a moment longer; a new one must wait for them. */
const transient = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/
const portTaken = /could not (bind|create any TCP\/IP sockets)|Address already in use/

/**
 * A data folder and its server. Implements the state transitions; postgres.ts decides which of
 * them are wanted.
 */
export class Cluster {
  readonly dataDir: string
  readonly placement: Placement
  readonly data: string
  readonly #secrets: Secrets
  readonly #log: string
  #port = 0
  #watchdog: Watchdog | undefined

  constructor(dataDir: string, placement: Placement, secrets: Secrets) {
    this.dataDir = dataDir
    this.placement = placement
    this.data = placement.data
    this.#secrets = secrets
    this.#log = join(dataDir, 'postgres.log')
  }

  /** Created in a temporary folder and renamed, so that a kill leaves no partial database. */
  async initialise(stop: AbortSignal): Promise<void> {
    const aside = `${this.data}.new`
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(aside)
    this.#setOwner(aside, 0o700)
    const passwordFile = join(dirname(this.data), `postgres-password-${process.pid}`)
    writeFileSync(passwordFile, `${this.#secrets.databaseAdminPassword}\n`, { mode: 0o600 })
    this.#setOwner(passwordFile, 0o600)
    try {
      await this.#initdb(aside, passwordFile, stop)
    } finally {
      rmSync(passwordFile, { force: true })
    }
    renameSync(aside, this.data)
  }

  #setOwner(path: string, mode: number): void {
    const { account } = this.placement
    chmodSync(path, mode)
    if (account) chownSync(path, account.uid, account.gid)
  }

  async #initdb(folder: string, passwordFile: string, stop: AbortSignal): Promise<void> {
    let output = ''
    for (const locale of locales) {
      const own = [`--pgdata=${folder}`, `--pwfile=${passwordFile}`]
      const result = await finished(
        this.#program('initdb', [...initialSettings, ...locale, ...own]),
        stop,
      )
      if (result.code === 0) return
      output = result.output
      if (!/locale|ICU/.test(output)) break
    }
    throw new UserError('The database could not be made: see the message of initdb above.', output)
  }

  /** @throws {UserError} when the data folder belongs to another major version of PostgreSQL */
  rejectOtherVersion(): void {
    const made = readFileSync(join(this.data, 'PG_VERSION'), 'utf8').trim()
    const ours = this.placement.programs.version.split('.')[0]
    if (made === ours) return
    throw new UserError(
      `The database in ${this.data} was made by PostgreSQL ${made} and this version of Vitrina brings ${ours}: start the version that made it, or set DATA_DIR to a new folder.`,
    )
  }

  /** @returns whether a server with our data and our password was already running */
  async adopt(stop: AbortSignal): Promise<boolean> {
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
    if (state === 'ready') return true
    // It has exited meanwhile (its shutdown was under way), or it rejects our password.
    if (state === 'rejected') await this.#end()
    return false
  }

  /** Starts the server and waits until it responds. */
  async launch(stop: AbortSignal, fixedPort?: number): Promise<void> {
    removeMistakenPostmasterFile(this.data)
    this.#shortenLog()
    for (let attempt = 1; ; attempt += 1) {
      const port = fixedPort ?? (await this.#choosePort())
      const logStart = sizeOf(this.#log)
      const child = this.#spawnServer(port)
      this.#port = port
      const state = await this.#untilReady(() => isAlive(child), stop)
      if (state === 'ready') return remember(this.dataDir, { port })
      if (state === 'rejected' && attempt < attempts) {
        await this.#restorePassword(stop)
        continue
      }
      await this.#explainDeath(readFrom(this.#log, logStart), attempt, fixedPort)
    }
  }

  async #choosePort(): Promise<number> {
    const { port } = recall(this.dataDir)
    return port && (await isPortFree(port, '127.0.0.1')) ? port : freePort()
  }

  /**
   * Returns when another attempt makes sense.
   * @throws {UserError} with the server's own error otherwise
   */
  async #explainDeath(said: string, attempt: number, fixedPort?: number): Promise<void> {
    if (attempt < attempts && (transient.test(said) || (portTaken.test(said) && !fixedPort))) {
      await sleep(250)
      return
    }
    const fatal = /(?:FATAL|PANIC|error): *(.*)/.exec(said)?.[1] ?? 'it gave no reason'
    throw new UserError(
      `The database did not start (${fatal}): the whole story is in ${this.#log}.`,
    )
  }

  #shortenLog(): void {
    if (sizeOf(this.#log) > logLimit) renameSync(this.#log, `${this.#log}.1`)
  }

  /** In its own session: Ctrl-C must not reach the server before the apps have stopped. */
  #spawnServer(port: number): ChildProcess {
    const settings = Object.entries(serverSettings).flatMap(([key, value]) => [
      '-c',
      `${key}=${value}`,
    ])
    const log = openSync(this.#log, 'a', 0o600)
    const child = this.#program('postgres', ['-D', this.data, '-p', String(port), ...settings], log)
    closeSync(log)
    child.once('error', ({ message }) => {
      try {
        appendFileSync(this.#log, `error: ${message}\n`)
      } catch {
        // Not logged, for example on a full disk; the start is retried all the same.
      }
    })
    child.unref()
    return child
  }

  #program(name: string, args: string[], log?: number): ChildProcess {
    return startProgram(this.placement, name, args, log)
  }

  /**
   * Waits for the first response.
   * @returns 'rejected' when it rejects our password, 'gone' when it has exited
   */
  async #untilReady(
    lives: () => boolean,
    stop: AbortSignal,
  ): Promise<'ready' | 'rejected' | 'gone'> {
    const until = Date.now() + readyMs
    while (Date.now() < until) {
      const answer = await this.#ask()
      if (answer === realpathSync(this.data)) return 'ready'
      if (answer === '28P01' || answer === '28000') return 'rejected'
      if (!lives()) return 'gone'
      if (stop.aborted) {
        await this.#end()
        stop.throwIfAborted()
      }
      await sleep(40)
    }
    throw new UserError(`The database does not answer: the whole story is in ${this.#log}.`)
  }

  /** @returns the data folder of the server at our port, or the error code */
  async #ask(): Promise<string> {
    try {
      const rows = await this.#query('postgres', ['SHOW data_directory'])
      return realpathSync(String(rows[0]?.data_directory))
    } catch (error) {
      return (error as { code?: string }).code ?? 'unknown'
    }
  }

  async #query(name: string, statements: string[]): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({
      connectionString: this.url(adminRole, this.#secrets.databaseAdminPassword, name),
      connectionTimeoutMillis: 5_000,
    })
    // A connection lost during a query already rejects the query; ignore the duplicate event.
    client.on('error', () => {})
    await client.connect()
    try {
      let rows: Record<string, unknown>[] = []
      for (const statement of statements) rows = (await client.query(statement)).rows
      return rows
    } finally {
      await client.end()
    }
  }

  /** Creates the apps' role and database, and sets the current password. */
  async prepareDatabase(): Promise<void> {
    const known = await this.#query('postgres', [
      `SELECT rolname AS name FROM pg_roles WHERE rolname = '${role}'
       UNION ALL SELECT datname || ' database' FROM pg_database WHERE datname = '${database}'`,
    ])
    const has = (name: string) => known.some((row) => row.name === name)
    const password = this.#secrets.databasePassword.replaceAll("'", "''")
    await this.#query('postgres', [
      `${has(role) ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD '${password}'`,
      ...(has(`${database} database`) ? [] : [`CREATE DATABASE ${database} OWNER ${role}`]),
    ])
  }

  /**
   * After a loss of secrets.json: single-user mode sets the password without knowing the old one.
   */
  async #restorePassword(stop: AbortSignal): Promise<void> {
    await this.#end()
    const single = this.#program('postgres', ['--single', '-D', this.data, 'postgres'])
    const password = this.#secrets.databaseAdminPassword.replaceAll("'", "''")
    // If it exits early, the write fails; its exit code reports the error.
    single.stdin?.on('error', () => {})
    single.stdin?.end(`ALTER ROLE ${adminRole} PASSWORD '${password}'\n`)
    const { code, output } = await finished(single, stop)
    if (code === 0 && !/ERROR|FATAL/.test(output)) return
    throw new UserError('The password of the database could not be restored: see above.', output)
  }

  url(user: string, password: string, name: string): string {
    return addressOf(this.#port, user, password, name)
  }

  /** Restarts the server at the same port whenever it cannot serve. */
  keepAlive(report: (sentence: string) => void): void {
    this.#watchdog = new Watchdog({
      data: this.data,
      ask: () => this.#ask(),
      restart: async (stop) => {
        await this.#end(restartStopSeconds)
        await this.launch(stop, this.#port)
      },
      report,
    })
  }

  async stop(): Promise<void> {
    await this.#watchdog?.stop()
    await this.#end()
  }

  /**
   * "fast" does not wait for clients; if it hangs, "immediate" leaves the rest to recovery; SIGKILL
   * is for a server that responds to neither.
   */
  async #end(seconds = stopSeconds): Promise<void> {
    for (const mode of ['fast', 'immediate']) {
      if (!runningPostmaster(this.data)) return
      const options = ['-D', this.data, '-m', mode, '-w', '-t', String(seconds)]
      await finished(this.#program('pg_ctl', ['stop', ...options]))
    }
    const hanging = runningPostmaster(this.data)
    if (hanging) process.kill(hanging.pid, 'SIGKILL')
  }
}

/** The URL of a database on this machine. */
export function addressOf(port: number, user: string, password: string, name: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

const readFrom = (file: string, start: number) =>
  existsSync(file) ? readFileSync(file).subarray(start).toString('utf8') : ''
