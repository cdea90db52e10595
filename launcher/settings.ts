import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import {
  type LauncherSettings,
  readLauncherSettings,
  SettingsError,
} from '../content/src/settings-schema.ts'
import type { Secrets } from './data-folder.ts'
import { UserError } from './terminal/user-error.mjs'

/** The settings, with absolute paths. */
export interface Settings extends LauncherSettings {
  /** The folder of this clone. */
  root: string
  /** The folder for all persistent data. */
  DATA_DIR: string
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
 * @throws {UserError} one sentence about the invalid ones
 */
export function readSettings(given: NodeJS.ProcessEnv, folder: string = root): Settings {
  try {
    const settings = readLauncherSettings(given)
    const DATA_DIR = resolve(folder, settings.DATA_DIR ?? '.data')
    return { ...settings, root: folder, DATA_DIR, given }
  } catch (error) {
    throw error instanceof SettingsError ? new UserError(error.message) : error
  }
}

/**
 * The environment of both apps and of the content commands: the given environment, overridden by
 * the launcher's values.
 */
export function appEnvironment(
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  return {
    ...baseEnvironment(settings),
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? secrets.payloadSecret,
  }
}

/**
 * The environment of the builds. It has no secrets and no database, so that neither can end up in
 * the output; the values are placeholders in a valid format.
 */
export function buildEnvironment(settings: Settings): NodeJS.ProcessEnv {
  return {
    ...baseEnvironment(settings),
    DATABASE_URL: 'postgres://build@127.0.0.1:9/build',
    PAYLOAD_SECRET: 'a-build-signs-nothing-and-needs-none',
  }
}

function baseEnvironment(settings: Settings): NodeJS.ProcessEnv {
  return {
    ...settings.given,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Encoding images, checking passwords and logging in to PostgreSQL share these threads of Node.
    UV_THREADPOOL_SIZE: settings.given.UV_THREADPOOL_SIZE || '16',
    PATH: pathWithOurs(settings),
    HOST: settings.HOST,
    PORT: String(settings.PORT),
    ADMIN_PORT: String(settings.ADMIN_PORT),
    SITE_URL: settings.SITE_URL,
    ADMIN_URL: settings.ADMIN_URL,
    DATA_DIR: settings.DATA_DIR,
  }
}

/** Makes `node` the pinned one for everything that is started by name. */
function pathWithOurs({ root, given }: Settings): string {
  return [join(root, 'node_modules', '.bin'), given.PATH ?? ''].join(delimiter)
}
