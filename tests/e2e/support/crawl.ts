const files = [
  ...['/robots.txt', '/llms.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.svg'],
  ...['/careers/feed.atom', '/careers/feed.json', '/careers/feed.xml', '/services/feed.atom'],
]

/** Every page and file of a site that a visitor or a robot reaches, by its path. */
export async function crawl(
  siteUrl: string,
  beginnings: string[] = ['/'],
): Promise<Map<string, { status: number; text: string; isPage: boolean }>> {
  const found = new Map<string, { status: number; text: string; isPage: boolean }>()
  const waiting = [...beginnings, ...files]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || path.endsWith('/not-found')) continue
    const answer = await fetch(siteUrl + path)
    const text = await answer.text()
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    found.set(path, { status: answer.status, text, isPage })
    if (!isPage) continue
    for (const [, href = ''] of text.matchAll(/href="(\/(?!assets|\/)[^"#?]*)/g)) waiting.push(href)
  }
  return found
}
