import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import { siteContext } from '~/server-context.ts'
import type { Route } from './+types/sitemap-part.ts'
import { sitemapPart } from './sitemap.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext)
  const part = await sitemapPart(siteUrl, params.file.replace(/\.xml$/, ''))
  if (!part) throw goToNotFound()
  return new Response(part, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
