import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDatabase, dropDatabase, query } from './databases.ts'
import { freePort, type Running, runNode, startNode, untilAnswering } from './processes.ts'

/** Where a site and its admin run, and on what. */
export type Deployment = {
  databaseUrl: string
  dataDir: string
  siteUrl: string
  adminUrl: string
  /** More settings, such as `JOBS` and `SMTP_URL`. */
  settings?: Record<string, string>
  /** See `startNode`. */
  maxFileSize?: number
}

/** The secret of both apps. */
export const payloadSecret = 'a-secret-that-only-the-end-to-end-tests-use'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Runs work on a database and a data folder of its own, with the sample company, and removes them.
 * `TEST_DATABASE_URL` names a PostgreSQL on which databases may be created; the launcher sets it.
 *
 * @param purpose a part of their names.
 */
export async function withDeployment<Result>(
  purpose: string,
  settings: Record<string, string>,
  work: (deployment: Deployment) => Promise<Result>,
): Promise<Result> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('Set TEST_DATABASE_URL, or start this with an npm script.')
  const name = `vitrina_${purpose}_${randomBytes(4).toString('hex')}`
  const dataDir = await mkdtemp(join(tmpdir(), `vitrina-${purpose}-`))
  try {
    const deployment: Deployment = {
      databaseUrl: await createDatabase(serverUrl, name),
      dataDir,
      siteUrl: `http://127.0.0.1:${await freePort()}`,
      adminUrl: `http://127.0.0.1:${await freePort()}`,
      settings,
    }
    await prepareContent(deployment)
    return await work(deployment)
  } finally {
    await dropDatabase(serverUrl, name)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Brings an empty database to the model's schema and fills it with the sample company. Its
 * administrators have been welcomed and have hidden the checklist.
 */
export async function prepareContent(deployment: Deployment): Promise<void> {
  const commands = join(root, 'content', 'src', 'commands')
  const options = { cwd: root, env: environmentOf(deployment) }
  await runNode(join(commands, 'prepare.ts'), options)
  await query(
    deployment.databaseUrl,
    `insert into setup (welcomed, dismissed)
     select now(), now() where not exists (select from setup)`,
  )
}

/** The built site, started and ready. */
export async function startSite(deployment: Deployment): Promise<Running> {
  const running = startNode(join(root, 'site', 'build', 'server', 'index.js'), {
    cwd: root,
    env: environmentOf(deployment),
    maxFileSize: deployment.maxFileSize,
  })
  return ready(`${deployment.siteUrl}/readyz`, running)
}

/** The built admin, started and ready. */
export async function startAdmin(deployment: Deployment): Promise<Running> {
  const running = startNode(join(root, 'admin', 'server.ts'), {
    cwd: join(root, 'admin'),
    env: environmentOf(deployment),
  })
  // Before there is any staff, the sign-in page sends to the one that makes the first account.
  return ready(`${deployment.adminUrl}/admin/login`, running)
}

/** One that does not come up is ended: it would hold the port, and answer for the next one. */
async function ready(url: string, running: Running): Promise<Running> {
  try {
    await untilAnswering(url, running)
    return running
  } catch (error) {
    await running.kill()
    throw error
  }
}

/** Nothing is inherited that a developer may have set for a real site, mail server or database. */
function environmentOf({
  databaseUrl,
  dataDir,
  siteUrl,
  adminUrl,
  settings,
}: Deployment): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  return {
    ...{ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE },
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: payloadSecret,
    SITE_URL: siteUrl,
    ADMIN_URL: adminUrl,
    PORT: new URL(siteUrl).port,
    ADMIN_PORT: new URL(adminUrl).port,
    HOST: '127.0.0.1',
    ...settings,
  }
}
