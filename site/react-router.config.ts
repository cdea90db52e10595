import type { Config } from '@react-router/dev/config'
import { leaveOutFiles, precompress } from './build-tools/finish-build.ts'

export default {
  ssr: true,
  // build-tools/build.ts builds once for each language.
  buildDirectory: process.env.SITE_BUILD ?? 'build',
  // The whole route table is a few hundred bytes: cheaper than asking for it piece by piece.
  routeDiscovery: { mode: 'initial' },
  // Each file has its own price, and all of a route's are fetched together.
  splitRouteModules: false,
  // The origin of every POST is checked in server/http/forgery.ts, before React Router sees it.
  allowedActionOrigins: ['**'],
  async buildEnd({ reactRouterConfig }) {
    await leaveOutFiles(`${reactRouterConfig.buildDirectory}/client/assets`)
    await precompress(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
