import { hydrationPath, sitemapPath, tokenPath } from '@vitrina/content/paths.ts'
import { siteContext } from '~/server-context.ts'
import type { Route } from './+types/robots.ts'

/** What search engines need not request, and where the sitemap is. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    `Disallow: ${hydrationPath}/`,
    `Disallow: ${tokenPath}`,
    'Disallow: /*?*preview=',
    '',
    `Sitemap: ${siteUrl}${sitemapPath}`,
  ]
  return new Response(`${lines.join('\n')}\n`)
}
