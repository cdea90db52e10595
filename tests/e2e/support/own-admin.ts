import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { AdminApi } from './admin-api.ts'
import { startAdmin } from './apps.ts'
import { createDatabase, dropDatabase, query } from './databases.ts'
import { freePort } from './processes.ts'
import { test } from './test.ts'
import { readEnvironment, type TestEnvironment } from './test-environment.ts'
import type { Watch } from './watch.ts'

/** An admin on a database that no other test writes to, so that its numbers can be told. */
export type OwnAdmin = {
  adminUrl: string
  databaseUrl: string
  /** Signed in as an administrator. */
  adminApi: AdminApi
  /** The same, to sign requests with. */
  token: string
  pid: number
  account: { email: string; password: string }
  /** What it has written so far. */
  output: () => string
  /** What it holds of the machine's memory, in bytes. */
  memory: () => number
  stop: () => Promise<void>
}

export async function startOwnAdmin(
  environment: TestEnvironment,
  settings: Record<string, string> = {},
): Promise<OwnAdmin> {
  const name = `${environment.template}_${randomBytes(3).toString('hex')}`
  const databaseUrl = await createDatabase(environment.serverUrl, name, environment.template)
  await query(databaseUrl, 'delete from users')
  const adminUrl = `http://127.0.0.1:${await freePort()}`
  const admin = await startAdmin({
    ...{ databaseUrl, adminUrl },
    // The pictures are the same.
    dataDir: environment.dataDir,
    siteUrl: environment.siteUrl,
    settings,
  })
  const account = { email: 'first@stejar.example', password: randomBytes(12).toString('hex') }
  const token = await register(adminUrl, account)
  return {
    ...{ adminUrl, databaseUrl, token, account },
    adminApi: new AdminApi(adminUrl, token),
    pid: admin.pid,
    output: admin.output,
    memory: () => memoryOf(admin.pid),
    stop: async () => {
      await admin.stop()
      await dropDatabase(environment.serverUrl, name)
    },
  }
}

/**
 * An own admin for the tests of one file, in its `beforeAll` and `afterAll`.
 *
 * @param timeout of its start, in milliseconds; by default that of a test.
 * @returns it, filled in before the first test.
 */
export function useOwnAdmin(timeout?: number): OwnAdmin {
  const admin: Partial<OwnAdmin> = {}
  test.beforeAll(async () => {
    if (timeout) test.setTimeout(timeout)
    Object.assign(admin, await startOwnAdmin(readEnvironment()))
  })
  test.afterAll(() => admin.stop?.())
  return admin as OwnAdmin
}

/** Signs the browser in, and allows the requests that the admin leaves behind with a page of it. */
export async function enterOwnAdmin(
  { adminUrl, token }: OwnAdmin,
  { context, watch }: { context: BrowserContext; watch: Watch },
): Promise<void> {
  watch.allow(/ERR_ABORTED/, new RegExp(`^foreign \\w+ ${adminUrl}/`))
  await context.addCookies([{ name: 'payload-token', value: token, url: adminUrl }])
}

/** Makes the first account, which only this machine may, and signs it in. */
async function register(adminUrl: string, account: OwnAdmin['account']): Promise<string> {
  const answer = await fetch(`${adminUrl}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...account, name: 'First', roles: ['admin'] }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`Making the first account was answered with ${answer.status}.`)
  return token
}

function memoryOf(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
