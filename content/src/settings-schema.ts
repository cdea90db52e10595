import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/** The value of a secret setting never appears in an error message. */
const secrets = ['DATABASE_URL', 'PAYLOAD_SECRET', 'SMTP_URL', 'ADMIN_PASSWORD']

const integer = (min: number, max: number) => {
  const error = `must be a number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error))
}

const oneOf = <const Value extends string>(...values: readonly Value[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const onOff = oneOf('on', 'off').transform((value) => value === 'on')

const port = (min: number) => integer(min, 65_535)

/** A public URL; without a path, because the apps own the whole host. */
const origin = z
  .string()
  .refine((value) => {
    const url = URL.parse(value)
    return !!url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
  }, 'must be an http or https address without a path, such as https://www.example.com')
  .transform((url) => new URL(url).origin)

/** All settings of the launcher and of both apps. Environment variables are their only source. */
const schema = z.object({
  /**
   * Loopback by default: the first to open a new admin becomes its administrator. Browsers and curl
   * try 127.0.0.1 for `localhost` on every system.
   */
  HOST: z
    .string()
    .refine(
      (host) => isIP(host) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host),
      'must be an address of this machine, such as 127.0.0.1 (only this machine) or 0.0.0.0 (all)',
    )
    .default('127.0.0.1'),
  /** 0 lets the system choose one. */
  PORT: port(0).default(3000),
  ADMIN_PORT: port(0).default(3001),
  /** The public URLs of the apps, used for links, redirects and cookies. */
  SITE_URL: origin.optional(),
  ADMIN_URL: origin.optional(),
  /** On behind a reverse proxy: `X-Forwarded-*` headers are trusted then. */
  TRUST_PROXY: onOff.default(false),

  DATA_DIR: z.string({ error: 'is missing: give the folder for media, documents and emails' }),
  DATABASE_URL: z
    .string({ error: 'is missing: give the address of a PostgreSQL database' })
    .refine(
      (value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''),
      'must be the address of a PostgreSQL, such as postgres://user:password@host:5432/database',
    )
    .refine(
      (value) => (URL.parse(value)?.pathname.length ?? 0) > 1,
      'must end with the name of a database, as in postgres://user:password@host:5432/vitrina',
    ),
  /** Connections of each process. */
  DATABASE_POOL: integer(3, 50).default(8),
  /** In seconds. */
  DATABASE_QUEUE_TIMEOUT: integer(1, 120).default(5),
  DATABASE_STATEMENT_TIMEOUT: integer(1, 600).optional(),
  /** Signs the sessions of staff and the tokens in links. */
  PAYLOAD_SECRET: z
    .string({ error: 'is missing: give a random text of at least 32 characters' })
    .min(32, 'must have at least 32 characters'),

  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3, 'must have at least 3 characters').optional(),
  CLAMAV_URL: z
    .url({ protocol: /^tcp$/, error: 'must be an address such as tcp://127.0.0.1:3310' })
    .optional(),

  /** Processes of the site on this machine, which share its port; each has its own memory. */
  SITE_PROCESSES: integer(1, 12).default(1),
  /** Max memory for rendered pages, in megabytes. */
  PAGE_CACHE_MB: integer(1, 4096).default(64),
  /** Pages rendered per minute and address; 0 for no limit. Cached pages are not counted. */
  RENDERS_PER_MINUTE: integer(0, 1_000_000).default(240),
  /** Seconds for which a CDN may serve a page without revalidation: only for one that is purged. */
  CDN_MAX_AGE: integer(0, 31_536_000).default(0),
  /** Whether this process of the site runs the background jobs. */
  JOBS: onOff.default(true),
  /** Whether visits are counted (statistics/counters.ts). */
  STATISTICS: onOff.default(true),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  /** Whether the launcher restarts an app that dies, or exits for an outer supervisor to act. */
  RESTART: oneOf('always', 'never').default('always'),
})

/** For the launcher, which creates what is not given and must know the ports in advance. */
const launcherSchema = schema
  .partial({ DATA_DIR: true, DATABASE_URL: true, PAYLOAD_SECRET: true })
  .extend({ PORT: port(1).default(3000), ADMIN_PORT: port(1).default(3001) })

export type Settings = ReturnType<typeof readSettings>
type Environment = Readonly<Record<string, string | undefined>>

/** Missing or invalid settings; the message is one sentence for the operator. */
export class SettingsError extends Error {}

/** Reads and validates the settings of an app; the error names each invalid one and the reason. */
export function readSettings(environment: Environment) {
  const settings = parse(schema, environment)
  return { ...settings, ...publicUrls(settings), DATA_DIR: path.resolve(settings.DATA_DIR) }
}

/** Like {@link readSettings}, where the database, the secret and DATA_DIR may be missing. */
export function readLauncherSettings(environment: Environment) {
  const settings = parse(launcherSchema, environment)
  if (settings.PORT === settings.ADMIN_PORT) {
    throw new SettingsError(
      `PORT and ADMIN_PORT are both ${settings.PORT}: give the admin a port of its own.`,
    )
  }
  return { ...settings, ...publicUrls(settings) }
}

function publicUrls({
  PORT,
  ADMIN_PORT,
  SITE_URL = `http://localhost:${PORT}`,
  ADMIN_URL = `http://localhost:${ADMIN_PORT}`,
}: z.infer<typeof launcherSchema>) {
  return { SITE_URL, ADMIN_URL }
}

/** Empty variables count as not set: many tools write them so. */
function parse<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.infer<Schema> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (value?.trim()) given[name] = value.trim()
  }
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const reasons = result.error.issues.map(({ path: [name = ''], message }) => {
    const value = given[String(name)]
    const isShown = value !== undefined && !secrets.includes(String(name))
    return `${String(name)}${isShown ? ` "${value}"` : ''} ${message}`
  })
  throw new SettingsError(`Wrong settings: ${reasons.join('; ')}.`)
}
