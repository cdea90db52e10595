import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { UserError } from './terminal/user-error.mjs'

/** All launcher settings, read and validated once. */
export interface Settings {
  /** The folder of this clone. */
  root: string
  /** The folder for all persistent data, absolute. */
  dataDir: string
  /** The address on which both apps listen. */
  host: string
  port: number
  adminPort: number
  /** The public URLs of the apps, for visitors and staff. */
  siteUrl: string
  adminUrl: string
  /** An external PostgreSQL; undefined for the embedded one. */
  databaseUrl: string | undefined
  payloadSecret: string | undefined
  /** Whether an app that dies is restarted, or everything exits for an outer supervisor to act. */
  restart: 'always' | 'never'
  /** The complete given environment: the apps read further settings (email, storage) themselves. */
  given: NodeJS.ProcessEnv
}

/** The folder of this clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The environment of this process, which overrides a file `.env` beside README.md. */
export function givenEnvironment(folder: string = root): NodeJS.ProcessEnv {
  const file = join(folder, '.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return { ...fromFile, ...process.env }
}

/**
 * Reads and validates the settings.
 * @throws {UserError} one sentence about the first invalid one
 */
export function readSettings(given: NodeJS.ProcessEnv, folder: string = root): Settings {
  const port = readPort(given, 'PORT', 3000)
  const adminPort = readPort(given, 'ADMIN_PORT', 3001)
  if (port === adminPort) {
    throw new UserError(`PORT and ADMIN_PORT are both ${port}: give the admin a port of its own.`)
  }
  return {
    root: folder,
    dataDir: resolve(folder, text(given, 'DATA_DIR') ?? '.data'),
    host: readHost(given),
    port,
    adminPort,
    siteUrl: readAddress(given, 'SITE_URL') ?? `http://localhost:${port}`,
    adminUrl: readAddress(given, 'ADMIN_URL') ?? `http://localhost:${adminPort}`,
    databaseUrl: readDatabaseUrl(given),
    payloadSecret: readSecret(given),
    restart: readRestart(given),
    given,
  }
}

/** Many tools use an empty value for "not set". */
function text(given: NodeJS.ProcessEnv, name: string): string | undefined {
  return given[name]?.trim() || undefined
}

function readPort(given: NodeJS.ProcessEnv, name: string, byDefault: number): number {
  const value = text(given, name)
  if (value === undefined) return byDefault
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port
  throw new UserError(`${name} is "${value}": set it to a number between 1 and 65535.`)
}

/**
 * Loopback by default: the first person to open a new admin becomes its administrator, so access
 * from other machines must be opted into (HOST=0.0.0.0). Browsers and curl try 127.0.0.1 for
 * `localhost` on every system.
 */
function readHost(given: NodeJS.ProcessEnv): string {
  const host = text(given, 'HOST') ?? '127.0.0.1'
  if (isIP(host) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)) return host
  throw new UserError(
    `HOST is "${host}": set it to an address of this machine, such as 127.0.0.1 (only this machine) or 0.0.0.0 (all).`,
  )
}

function readAddress(given: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = text(given, name)
  if (value === undefined) return undefined
  const url = URL.parse(value)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
  if (isOrigin) return url.origin
  throw new UserError(
    `${name} is "${value}": set it to an address without a path, such as https://www.example.com.`,
  )
}

/** The errors never include the value, which contains a password. */
function readDatabaseUrl(given: NodeJS.ProcessEnv): string | undefined {
  const value = text(given, 'DATABASE_URL')
  if (value === undefined) return undefined
  const url = URL.parse(value)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new UserError(
      'DATABASE_URL is not the address of a PostgreSQL: write it as postgres://user:password@host:5432/database, or leave it out to get one.',
    )
  }
  if (url.pathname.length > 1) return value
  throw new UserError(
    'DATABASE_URL names no database: end it with one, as in postgres://user:password@host:5432/vitrina.',
  )
}

function readSecret(given: NodeJS.ProcessEnv): string | undefined {
  const secret = text(given, 'PAYLOAD_SECRET')
  if (secret === undefined || secret.length >= 32) return secret
  throw new UserError(
    'PAYLOAD_SECRET is too short to protect anything: give it at least 32 random characters, or leave it out to get one.',
  )
}

function readRestart(given: NodeJS.ProcessEnv): Settings['restart'] {
  const value = text(given, 'RESTART') ?? 'always'
  if (value === 'always' || value === 'never') return value
  throw new UserError(
    `RESTART is "${value}": set it to always, or to never under a supervisor that restarts \`npm start\` itself.`,
  )
}
