import path from 'node:path'
import { z } from 'zod'

/**
 * Settings of the content model, read from the environment once.
 *
 * Each app reads its own settings; those for the database, media, emails and jobs are read only
 * here.
 */
export type ContentSettings = z.infer<typeof schema>

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const schema = z.object({
  DATABASE_URL: z
    .string({ error: 'is missing: give the address of a PostgreSQL database' })
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
  PAYLOAD_SECRET: z
    .string({ error: 'is missing: give a random text of at least 32 characters' })
    .min(32, 'must have at least 32 characters'),
  DATA_DIR: z
    .string({ error: 'is missing: give the folder for media, documents and mails' })
    .min(1, 'must not be empty')
    .transform((folder) => path.resolve(folder)),
  SITE_URL: httpUrl.default('http://localhost:3000').transform(withoutTrailingSlash),
  ADMIN_URL: httpUrl.default('http://localhost:3001').transform(withoutTrailingSlash),
  DATABASE_POOL: z.coerce.number().int().min(3).max(50).default(8),
  DATABASE_QUEUE_TIMEOUT: z.coerce.number().int().min(1).max(120).default(5),
  DATABASE_STATEMENT_TIMEOUT: z.coerce.number().int().min(1).max(600).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace and silent',
    })
    .default('info'),
  MAIL_FROM: z.string().min(3).optional(),
  CLAMAV_URL: z
    .url({ protocol: /^tcp$/, error: 'must be an address such as tcp://127.0.0.1:3310' })
    .optional(),
})

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

/**
 * Reads and validates the settings.
 *
 * @throws an Error whose message is one sentence that names each invalid setting and the reason.
 */
export function readSettings(environment: NodeJS.ProcessEnv): ContentSettings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const reasons = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`Wrong settings: ${reasons.join('; ')}.`)
}

/**
 * Next imports the model while it builds the admin app, when no database exists yet. Nothing
 * connects during the build, so placeholder values are enough.
 */
const buildingAdmin = process.env.NEXT_PHASE === 'phase-production-build'

export const settings: ContentSettings = readSettingsOrExit(
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
function readSettingsOrExit(environment: NodeJS.ProcessEnv): ContentSettings {
  try {
    return readSettings(environment)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
