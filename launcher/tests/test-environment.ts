import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDataFolder } from '../data-folder.ts'
import { isInstanceRunning, lockInstance } from '../instance.ts'
import { removeDatabase, startPostgres, stopLeftPostgres } from '../postgres/postgres.ts'
import { buildWhatIsStale } from '../prepare/builds.ts'
import { nodeProgram, runVisibly } from '../run/programs.mjs'
import { buildEnvironment, readSettings, root } from '../settings.ts'
import { progress } from '../terminal/progress.mjs'

const prefix = 'vitrina-test-'
const youngMs = 60_000

/** Runs work with its own folder and PostgreSQL server, both removed unless KEEP_TEST_DATA=1. */
export async function withTestEnvironment<T>(
  stop: AbortSignal,
  work: (folder: string, databaseUrl: string) => Promise<T>,
): Promise<T> {
  await removeLeftEnvironments()
  const keep = process.env.KEEP_TEST_DATA === '1'
  const name = `${keep ? 'vitrina-kept-' : prefix}${randomBytes(6).toString('hex')}`
  const folder = prepareDataFolder(join(tmpdir(), name))
  const lock = await lockInstance(folder, 'Vitrina is being tested')
  try {
    const start = () => startPostgres(folder, stop)
    const server = await progress.step('Database for the tests started', start)
    try {
      return await work(folder, server.adminUrl)
    } finally {
      await server.stop()
    }
  } finally {
    lock.release()
    if (keep) progress.say(`\nThe data of the tests is kept in ${folder}`)
    else remove(folder)
  }
}

function remove(folder: string): void {
  removeDatabase(folder)
  rmSync(folder, { recursive: true, force: true })
}

/** Removes the test environments of killed test runs, including their running servers. */
async function removeLeftEnvironments(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const facts = statSync(folder, { throwIfNoEntry: false })
    // Another run may be removing its own, or may not have locked a new one yet.
    if (!facts || Date.now() - facts.mtimeMs < youngMs) continue
    if (facts.uid !== process.getuid?.() || isInstanceRunning(folder)) continue
    await stopLeftPostgres(folder)
    remove(folder)
  }
}

/** Disables fsync on a test server; `databaseUrl` needs a role that may change its settings. */
export async function disableSync(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('alter system set fsync = off')
    await client.query('alter system set full_page_writes = off')
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/**
 * Runs a script (relative to the project) that starts the built apps on its own databases: on the
 * server of TEST_DATABASE_URL when set, else on a temporary one. @returns its exit code
 */
export async function runOnTestEnvironment(
  script: string,
  args: string[],
  stop: AbortSignal,
  chromium?: string,
): Promise<number> {
  const given = testVariables()
  await buildWhatIsStale(root, buildEnvironment(readSettings(given)), stop)
  const run = async (databaseUrl: string) => {
    const env = { ...given, TEST_DATABASE_URL: databaseUrl, CHROMIUM_PATH: chromium }
    const program = nodeProgram(join(root, script), ...args)
    return (await runVisibly(program, { cwd: root, env, stop })) ?? 1
  }
  if (given.TEST_DATABASE_URL) return run(given.TEST_DATABASE_URL)
  return withTestEnvironment(stop, (_folder, databaseUrl) => run(databaseUrl))
}

/** Variables set for `npm start`; tests must not use a real database or SMTP server. */
const notForTests =
  /^(DATABASE_URL|DATA_DIR|SITE_URL|ADMIN_URL|PORT|ADMIN_PORT|HOST|PAYLOAD_SECRET|ADMIN_EMAIL|ADMIN_PASSWORD|SMTP_URL|MAIL_.*|JOBS|S3_.*|NODE_ENV)$/

/** The environment of this process without variables that reference real services. */
export function testVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !notForTests.test(name)))
}
