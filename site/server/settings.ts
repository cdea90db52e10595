import { resolve } from 'node:path'
import { z } from 'zod'

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')

const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => address.replace(/\/+$/, ''))

const schema = z.object({
  /** The port of the site; 0 lets the system choose one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** The public URL, without a trailing slash; used for canonical links and cookies. */
  SITE_URL: webAddress.optional(),
  /** URL of the admin app, whose previews may show the site in a frame. */
  ADMIN_URL: webAddress.optional(),
  /** Contains the folder `media`, which the site only reads. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  /** Max memory for rendered pages, in megabytes. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  /** Pages rendered per minute and address; 0 for no limit. Cached pages are not counted. */
  RENDERS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(240),
  /**
   * Seconds for which a CDN may serve a page without revalidation: only for a CDN that is purged.
   */
  CDN_MAX_AGE: z.coerce.number().int().min(0).max(31_536_000).default(0),
  /** Whether this process runs the background jobs. */
  JOBS: onOff('on'),
  /** On behind a reverse proxy: `X-Forwarded-*` headers are trusted then. */
  TRUST_PROXY: onOff('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Settings = Readonly<{
  port: number
  host: string
  siteUrl: string
  adminUrl: string | undefined
  dataDir: string
  pageCacheBytes: number
  rendersPerMinute: number
  cdnMaxAge: number
  jobs: boolean
  trustProxy: boolean
  logLevel: string
}>

/** A missing or invalid setting; the message is one sentence for the operator. */
export class SettingsError extends Error {}

/**
 * Reads the site's settings from the environment. Empty variables count as not set.
 *
 * @throws SettingsError with the first invalid setting and the reason
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    const name = issue?.path.join('.') ?? 'environment'
    throw new SettingsError(
      `The site cannot start: ${name} is "${given[name] ?? ''}", ${issue?.message ?? 'wrong'}.`,
    )
  }
  const settings = result.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    adminUrl: settings.ADMIN_URL,
    dataDir: settings.DATA_DIR,
    pageCacheBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    rendersPerMinute: settings.RENDERS_PER_MINUTE,
    cdnMaxAge: settings.CDN_MAX_AGE,
    jobs: settings.JOBS,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  }
}
