import { siteContext } from '~/server-context.ts'
import type { Route } from './+types/sitemap.ts'
import { sitemapIndex, sitemapPart } from './sitemap.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext)
  const [, name = ''] = /^(.*)\.xml$/.exec(params.file ?? '') ?? []
  const xml = await (params.file ? sitemapPart(siteUrl, name) : sitemapIndex(siteUrl))
  if (!xml) return new Response('There is no such file.\n', { status: 404 })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
