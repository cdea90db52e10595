import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Deployment, prepareContent, startSite } from './apps.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import type { Running } from './processes.ts'
import { freePort } from './processes.ts'
import type { TestEnvironment } from './test-environment.ts'

/** A site with a database and a data folder of its own, to do harm to. */
export class OwnSite {
  readonly databaseName: string
  readonly #place: Deployment
  readonly #serverUrl: string
  #running: Running | undefined

  private constructor(place: Deployment, databaseName: string, serverUrl: string) {
    this.#place = place
    this.databaseName = databaseName
    this.#serverUrl = serverUrl
  }

  /** On a server of its own, which the caller removes. */
  static async on(database: { url: string }, environment: TestEnvironment): Promise<OwnSite> {
    const place: Deployment = {
      databaseUrl: database.url,
      dataDir: await mkdtemp(join(tmpdir(), 'vitrina-e2e-')),
      siteUrl: `http://127.0.0.1:${await freePort()}`,
      adminUrl: environment.adminUrl,
    }
    await prepareContent(place)
    return new OwnSite(place, '', '')
  }

  static async make(environment: TestEnvironment, name: string): Promise<OwnSite> {
    const databaseName = `${environment.template}_${name}`
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'))
    await symlink(join(environment.dataDir, 'media'), join(dataDir, 'media'))
    const place: Deployment = {
      databaseUrl: await createDatabase(environment.serverUrl, databaseName, environment.template),
      dataDir,
      siteUrl: `http://127.0.0.1:${await freePort()}`,
      adminUrl: environment.adminUrl,
    }
    return new OwnSite(place, databaseName, environment.serverUrl)
  }

  get url(): string {
    return this.#place.siteUrl
  }

  get databaseUrl(): string {
    return this.#place.databaseUrl
  }

  get dataDir(): string {
    return this.#place.dataDir
  }

  async start(
    settings: Record<string, string> = {},
    limits: Pick<Deployment, 'maxFileSize'> = {},
  ): Promise<Running> {
    this.#running = await startSite({ ...this.#place, settings, ...limits })
    return this.#running
  }

  async kill(): Promise<void> {
    await this.#running?.kill()
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
  }

  /** What the site has written to its log since it was started last. */
  log(): string {
    return this.#running?.output() ?? ''
  }

  async remove(): Promise<void> {
    await this.kill()
    if (this.#serverUrl) await dropDatabase(this.#serverUrl, this.databaseName)
    await rm(this.dataDir, { recursive: true, force: true })
  }
}
