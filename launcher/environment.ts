import { delimiter, join } from 'node:path'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/**
 * The environment of both apps and of the content commands: the given environment, overridden by
 * the launcher's values.
 */
export function roomEnvironment(
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  return {
    ...baseEnvironment(settings),
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: settings.payloadSecret ?? secrets.payloadSecret,
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
    PATH: pathWithOurs(settings),
    HOST: settings.host,
    PORT: String(settings.port),
    ADMIN_PORT: String(settings.adminPort),
    SITE_URL: settings.siteUrl,
    ADMIN_URL: settings.adminUrl,
    DATA_DIR: settings.dataDir,
    // Encoding images, checking passwords and logging in to PostgreSQL share these threads of Node.
    UV_THREADPOOL_SIZE: settings.given.UV_THREADPOOL_SIZE || '16',
  }
}

/** Makes `node` the pinned one for everything that is started by name. */
function pathWithOurs({ root, given }: Settings): string {
  return [join(root, 'node_modules', '.bin'), given.PATH ?? ''].join(delimiter)
}
