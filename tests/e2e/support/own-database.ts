import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataFolder } from '../../../launcher/data-folder.ts'
import {
  type Postgres,
  removeDatabase,
  startPostgres,
} from '../../../launcher/postgres/postgres.ts'
import { runningPostmaster } from '../../../launcher/postgres/postmaster-file.ts'

/** A PostgreSQL server of its own, to do harm to; it starts again when it dies, as `npm start` has it. */
export class OwnDatabase {
  readonly url: string
  readonly #folder: string
  readonly #server: Postgres

  private constructor(folder: string, server: Postgres) {
    this.#folder = folder
    this.#server = server
    this.url = server.url
  }

  static async start(): Promise<OwnDatabase> {
    const folder = prepareDataFolder(await mkdtemp(join(tmpdir(), 'vitrina-e2e-database-')))
    const server = await startPostgres(folder, new AbortController().signal)
    server.keepAlive(() => {})
    return new OwnDatabase(folder, server)
  }

  /** The process that everything depends on; undefined while there is none. */
  pid(): number | undefined {
    return runningPostmaster(this.#server.data)?.pid
  }

  /** Ends the server: at once, as the kernel does when memory is short, or as an operator does. */
  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    const pid = this.pid()
    if (pid) process.kill(pid, signal)
  }

  async remove(): Promise<void> {
    await this.#server.stop()
    removeDatabase(this.#folder)
    await rm(this.#folder, { recursive: true, force: true })
  }
}
