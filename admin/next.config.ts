import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@vitrina/content'],
  // The workspace above this folder holds the model and the packages.
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '..'),
  // Types are checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
  ],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

const withAdmin = withPayload(nextConfig, { devBundleServerPackages: false })

export default {
  ...withAdmin,
  // Payload sends Critical-CH on every path, so Chrome fetches twice; only admin pages need it.
  headers: async () =>
    (await withAdmin.headers?.())?.map((rule) =>
      rule.headers.some(({ key }) => key === 'Critical-CH')
        ? { ...rule, source: '/admin/:path*' }
        : rule,
    ) ?? [],
} satisfies NextConfig
