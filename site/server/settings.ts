import type { Settings as AllSettings } from '@vitrina/content/settings-schema.ts'

/** What the server needs of the settings (content/src/settings-schema.ts). */
export type Settings = Readonly<ReturnType<typeof siteSettings>>

export function siteSettings(all: AllSettings) {
  return {
    port: all.PORT,
    host: all.HOST,
    siteUrl: all.SITE_URL,
    /** Unknown unless given: only that admin may show previews in a frame. */
    adminUrl: process.env.ADMIN_URL ? all.ADMIN_URL : undefined,
    dataDir: all.DATA_DIR,
    pageCacheBytes: all.PAGE_CACHE_MB * 1024 * 1024,
    rendersPerMinute: all.RENDERS_PER_MINUTE,
    cdnMaxAge: all.CDN_MAX_AGE,
    jobs: all.JOBS,
    trustProxy: all.TRUST_PROXY,
    logLevel: all.LOG_LEVEL,
  }
}
