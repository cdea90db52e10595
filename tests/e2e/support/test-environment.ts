/** What global-setup.ts has started, and where tests find it. */
export type TestEnvironment = {
  siteUrl: string
  adminUrl: string
  databaseUrl: string
  dataDir: string
  /** Signs requests to the admin's REST interface as an administrator. */
  adminToken: string
  /** A PostgreSQL on which databases may be made. */
  serverUrl: string
  /** The name of a database with the sample company, to make copies of; it has no connections. */
  template: string
}

const variable = 'VITRINA_E2E_ENVIRONMENT'

/** Tells the workers, which inherit the environment. */
export function publishEnvironment(environment: TestEnvironment): void {
  process.env[variable] = JSON.stringify(environment)
}

export function readEnvironment(): TestEnvironment {
  const environment = process.env[variable]
  if (!environment)
    throw new Error('The tests are started with playwright.config.ts, which sets them up.')
  return JSON.parse(environment) as TestEnvironment
}
