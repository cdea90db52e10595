import { siteContext } from '~/server-context.ts'
import type { Route } from './+types/sitemap.ts'
import { sitemapIndex } from './sitemap.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext)
  return new Response(await sitemapIndex(siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
