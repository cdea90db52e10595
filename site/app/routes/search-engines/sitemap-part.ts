import { siteContext } from '~/server-context.ts'
import type { Route } from './+types/sitemap-part.ts'
import { sitemapPart } from './sitemap.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext)
  const [, name] = /^(.*)\.xml$/.exec(params.file) ?? []
  const part = name === undefined ? undefined : await sitemapPart(siteUrl, name)
  if (!part) return new Response('There is no such file.\n', { status: 404 })
  return new Response(part, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
