import { readSettings, type Settings, SettingsError } from './settings-schema.ts'

/** Next imports the model to build the admin, when there is no database: nothing connects. */
const buildingAdmin = process.env.NEXT_PHASE === 'phase-production-build'

export type ContentSettings = Settings

/** The settings of this process, read from the environment once. */
export const settings: Settings = readSettingsOrExit(
  buildingAdmin
    ? {
        DATABASE_URL: 'postgres://build.invalid/none',
        PAYLOAD_SECRET: 'only-for-building-the-admin-never-for-running',
        DATA_DIR: '.data',
        ...process.env,
      }
    : process.env,
)

/** On invalid settings, prints one sentence instead of a stack trace and exits with code 1. */
function readSettingsOrExit(environment: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(environment)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
