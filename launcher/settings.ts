import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readLauncherSettings, SettingsError } from '../content/src/settings-schema.ts'
import { UserError } from './terminal/user-error.mjs'

/** The folder of this clone. */
export const root = dirname(import.meta.dirname)

/** The environment of this process, which overrides a file `.env` beside README.md. */
export function givenEnvironment(folder = root): NodeJS.ProcessEnv {
  const file = join(folder, '.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return { ...fromFile, ...process.env }
}

/** With an absolute DATA_DIR and the whole given environment, where apps read further settings. */
export type Settings = ReturnType<typeof readSettings>

/** Reads the settings. @throws {UserError} one sentence about the invalid ones */
export function readSettings(given: NodeJS.ProcessEnv, folder = root) {
  try {
    const settings = readLauncherSettings(given)
    return { ...settings, DATA_DIR: resolve(folder, settings.DATA_DIR ?? '.data'), given }
  } catch (error) {
    throw error instanceof SettingsError ? new UserError(error.message) : error
  }
}

/** The environment of apps and content commands: the given one, overridden by the launcher. */
export function appEnvironment(
  { given, HOST, PORT, ADMIN_PORT, SITE_URL, ADMIN_URL, DATA_DIR }: Settings,
  DATABASE_URL: string,
  PAYLOAD_SECRET: string,
): NodeJS.ProcessEnv {
  return {
    ...given,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Encoding images, checking passwords and logging in to PostgreSQL share these threads of Node.
    UV_THREADPOOL_SIZE: given.UV_THREADPOOL_SIZE || '16',
    // Makes `node` the pinned one for everything that is started by name.
    PATH: [join(root, 'node_modules', '.bin'), given.PATH ?? ''].join(delimiter),
    PORT: String(PORT),
    ADMIN_PORT: String(ADMIN_PORT),
    ...{ HOST, SITE_URL, ADMIN_URL, DATA_DIR, DATABASE_URL, PAYLOAD_SECRET },
  }
}

/** For builds: placeholders instead of secrets and database, which could end up in the output. */
export const buildEnvironment = (settings: Settings) =>
  appEnvironment(
    settings,
    'postgres://build@127.0.0.1:9/build',
    'a-build-signs-nothing-and-needs-none',
  )
