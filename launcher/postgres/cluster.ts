import { type ChildProcess, spawn } from 'node:child_process'
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
import { dirname, join, parse } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, isPortFree } from '../run/ports.ts'
import type { Secrets } from '../secrets.ts'
import { UserError } from '../terminal/user-error.mjs'
import { type Placement, recall, remember } from './placement.ts'
import { removeMistakenPostmasterFile, runningPostmaster } from './postmaster-file.ts'
import { initialSettings, locales, serverSettings } from './server-settings.ts'

export const database = 'vitrina'
export const role = 'vitrina'
export const adminRole = 'postgres'
const logLimit = 5_000_000
/** Recovery after a kill replays at most max_wal_size; this is many times what that takes. */
const readyMs = 120_000
const stopSeconds = 30
/**
 * One that has to come back soon is not waited for as long as one that ends for good; yet a recovery
 * after "immediate" takes longer than most shutdowns.
 */
const reviveStopSeconds = 10
const watchMs = 1_000
const longestWatchMs = 30_000
/** Each asks for a connection of its own, which a server can only give when all is well. */
const probeMs = 3_000
const failedProbes = 3
/** No connection: shutting down, nobody listens, cut off, no answer in time. */
const unreachable = ['57P03', 'ECONNREFUSED', 'ECONNRESET', 'unknown']
const attempts = 20
/** A postmaster that was killed leaves processes that go a moment later; until then it must wait. */
const transient = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/
const portTaken = /could not (bind|create any TCP\/IP sockets)|Address already in use/

/**
 * One data folder and the server on it. It knows how each state follows from the one before; which
 * of them are wanted is decided in ../postgres.ts.
 */
export class Cluster {
  readonly dataDir: string
  readonly placement: Placement
  readonly data: string
  readonly #secrets: Secrets
  readonly #log: string
  #port = 0
  #reviving: Promise<void> | undefined
  #watch: NodeJS.Timeout | undefined
  #probeAt = 0
  #failedProbes = 0
  readonly #stopping = new AbortController()

  constructor(dataDir: string, placement: Placement, secrets: Secrets) {
    this.dataDir = dataDir
    this.placement = placement
    this.data = placement.data
    this.#secrets = secrets
    this.#log = join(dataDir, 'postgres.log')
  }

  /** Made aside and moved into place, so that a kill in between leaves no half of a database. */
  async initialise(stop: AbortSignal): Promise<void> {
    const aside = `${this.data}.new`
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(aside)
    this.#give(aside, 0o700)
    const passwordFile = join(dirname(this.data), `postgres-password-${process.pid}`)
    writeFileSync(passwordFile, `${this.#secrets.databaseAdminPassword}\n`, { mode: 0o600 })
    this.#give(passwordFile, 0o600)
    try {
      await this.#initdb(aside, passwordFile, stop)
    } finally {
      rmSync(passwordFile, { force: true })
    }
    renameSync(aside, this.data)
  }

  #give(path: string, mode: number): void {
    const { account } = this.placement
    chmodSync(path, mode)
    if (account) chownSync(path, account.uid, account.gid)
  }

  async #initdb(folder: string, passwordFile: string, stop: AbortSignal): Promise<void> {
    let output = ''
    for (const locale of locales) {
      const own = [`--pgdata=${folder}`, `--pwfile=${passwordFile}`]
      const result = await finished(
        this.#spawn('initdb', [...initialSettings, ...locale, ...own]),
        stop,
      )
      if (result.code === 0) return
      output = result.output
      if (!/locale|ICU/.test(output)) break
    }
    throw new UserError('The database could not be made: see the message of initdb above.', output)
  }

  /** @throws {UserError} when the data folder was written by another PostgreSQL than ours */
  refuseOtherVersion(): void {
    const made = readFileSync(join(this.data, 'PG_VERSION'), 'utf8').trim()
    const ours = this.placement.programs.version.split('.')[0]
    if (made === ours) return
    throw new UserError(
      `The database in ${this.data} was made by PostgreSQL ${made} and this version of Vitrina brings ${ours}: start the version that made it, or set DATA_DIR to a new folder.`,
    )
  }

  /** @returns whether a server was found running on our data, with our password */
  async adopt(stop: AbortSignal): Promise<boolean> {
    const found = runningPostmaster(this.data)
    if (!found) return false
    this.#port = found.port
    const lives = () => {
      const now = runningPostmaster(this.data)
      // A server in its first moment has not written its port yet.
      this.#port = now?.port || this.#port
      return now?.pid === found.pid
    }
    const state = await this.#untilReady(lives, stop)
    if (state === 'ready') return true
    // It went away meanwhile (its shutdown was under way), or it does not know our password.
    if (state === 'refused') await this.#end()
    return false
  }

  /** Starts the server and waits until it answers. */
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
      if (state === 'refused' && attempt < attempts) {
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

  /** Returns when another attempt makes sense. */
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

  /** In a session of its own: Ctrl-C in our terminal must not reach it before the rooms are down. */
  #spawnServer(port: number): ChildProcess {
    const settings = Object.entries(serverSettings).flatMap(([key, value]) => [
      '-c',
      `${key}=${value}`,
    ])
    const log = openSync(this.#log, 'a', 0o600)
    const child = this.#spawn('postgres', ['-D', this.data, '-p', String(port), ...settings], log)
    closeSync(log)
    child.once('error', ({ message }) => {
      try {
        appendFileSync(this.#log, `error: ${message}\n`)
      } catch {
        // On a full disk it goes without saying why: it is tried again all the same.
      }
    })
    child.unref()
    return child
  }

  #spawn(program: string, args: string[], log?: number): ChildProcess {
    const { account, programs } = this.placement
    return spawn(join(programs.folder, 'bin', program), args, {
      // The account may be unable to enter the folder in which we were started.
      cwd: parse(this.data).root,
      env: ownEnvironment(),
      detached: log !== undefined,
      stdio: log === undefined ? ['pipe', 'pipe', 'pipe'] : ['ignore', log, log],
      ...(account && { uid: account.uid, gid: account.gid }),
    })
  }

  /**
   * Waits for the first answer.
   * @returns 'refused' when it answers but does not know our password, 'gone' when it went away
   */
  async #untilReady(
    lives: () => boolean,
    stop: AbortSignal,
  ): Promise<'ready' | 'refused' | 'gone'> {
    const until = Date.now() + readyMs
    while (Date.now() < until) {
      const answer = await this.#ask()
      if (answer === realpathSync(this.data)) return 'ready'
      if (answer === '28P01' || answer === '28000') return 'refused'
      if (!lives()) return 'gone'
      if (stop.aborted) {
        await this.#end()
        stop.throwIfAborted()
      }
      await sleep(40)
    }
    throw new UserError(`The database does not answer: the whole story is in ${this.#log}.`)
  }

  /** @returns the data folder of the server at our port, or the code of what went wrong */
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
    // A server that dies in mid-sentence also rejects the query; this is only the echo.
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

  /** The role and the database of the rooms, with the password of now. */
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

  /** For a lost secrets.json: whoever owns the files may set the password without knowing it. */
  async #restorePassword(stop: AbortSignal): Promise<void> {
    await this.#end()
    const single = this.#spawn('postgres', ['--single', '-D', this.data, 'postgres'])
    const password = this.#secrets.databaseAdminPassword.replaceAll("'", "''")
    // One that dies at once reads nothing; its exit code says so.
    single.stdin?.on('error', () => {})
    single.stdin?.end(`ALTER ROLE ${adminRole} PASSWORD '${password}'\n`)
    const { code, output } = await finished(single, stop)
    if (code === 0 && !/ERROR|FATAL/.test(output)) return
    throw new UserError('The password of the database could not be restored: see above.', output)
  }

  url(user: string, password: string, name: string): string {
    return addressOf(this.#port, user, password, name)
  }

  /** Looks every second; after a start that failed, less and less often. */
  keepAlive(tell: (sentence: string) => void, delayMs = watchMs): void {
    this.#watch = setTimeout(() => {
      this.#reviving = this.#revive(tell).then((lives) => {
        if (!this.#stopping.signal.aborted)
          this.keepAlive(tell, lives ? watchMs : Math.min(delayMs * 2, longestWatchMs))
      })
    }, delayMs)
    this.#watch.unref()
  }

  async #revive(tell: (sentence: string) => void): Promise<boolean> {
    try {
      const fault = await this.#fault()
      if (!fault) return true
      tell(`The database ${fault}; starting it again.`)
      await this.#end(reviveStopSeconds)
      await this.launch(this.#stopping.signal, this.#port)
      this.#failedProbes = 0
      tell('The database runs again.')
      return true
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        tell(error instanceof Error ? error.message : String(error))
      return false
    }
  }

  /**
   * What keeps the server from serving for good. One that was told to stop (SIGTERM, as an operator
   * may send it) waits for the connections that are there and lets nobody in, for as long as they
   * live.
   * @returns undefined when nothing does, or when it is about to serve
   */
  async #fault(): Promise<string | undefined> {
    const server = runningPostmaster(this.data)
    if (!server) return 'stopped by itself'
    if (server.status === 'stopping') return 'was told to stop'
    if (server.status !== 'ready' || Date.now() < this.#probeAt) return undefined
    const failed = unreachable.includes(await this.#ask())
    this.#failedProbes = failed ? this.#failedProbes + 1 : 0
    this.#probeAt = failed ? 0 : Date.now() + probeMs
    return this.#failedProbes >= failedProbes ? 'takes no new connections' : undefined
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#watch)
    await this.#reviving
    await this.#end()
  }

  /**
   * "fast" waits for no client; when even that hangs, "immediate" leaves the rest to recovery, and
   * SIGKILL to what hears nothing any more.
   */
  async #end(seconds = stopSeconds): Promise<void> {
    for (const mode of ['fast', 'immediate']) {
      if (!runningPostmaster(this.data)) return
      const options = ['-D', this.data, '-m', mode, '-w', '-t', String(seconds)]
      await finished(this.#spawn('pg_ctl', ['stop', ...options]))
    }
    const hanging = runningPostmaster(this.data)
    if (hanging) process.kill(hanging.pid, 'SIGKILL')
  }
}

/** A database of a server on this machine, as programs are told of it. */
export function addressOf(port: number, user: string, password: string, name: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
}

/** PGPORT, PGDATA and their like are meant for a server of somebody else's. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = Object.keys(process.env).filter((name) => /^(PG|LC_|LANG)/.test(name))
  const none = Object.fromEntries(foreign.map((name) => [name, undefined]))
  return { ...process.env, ...none, LC_ALL: 'C' }
}

function isAlive(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

interface Finished {
  /** Null when it could not start or was killed. */
  code: number | null
  output: string
}

/** Waits for the end of a program that ends by itself, or ends it when stopped. */
async function finished(child: ChildProcess, stop?: AbortSignal): Promise<Finished> {
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const end = () => child.kill('SIGTERM')
  stop?.addEventListener('abort', end)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  stop?.removeEventListener('abort', end)
  stop?.throwIfAborted()
  return { code, output }
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

const readFrom = (file: string, start: number) =>
  existsSync(file) ? readFileSync(file).subarray(start).toString('utf8') : ''
