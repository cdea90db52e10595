import { homePath, notFoundPath, pathInLanguage } from '@vitrina/content/paths.ts'
import type { Context } from 'hono'
import type { NodeHtmlMarkdownOptions } from 'node-html-markdown'
import { pageKey } from '../cache/key.ts'
import type { SiteEnv, SiteMiddleware } from '../context.ts'
import { weakEtag } from '../react-router/finish-page.ts'

/** Whether a client asks for Markdown rather than HTML (RFC 9110, 12.5.1). */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const quality = (type: string) => {
    const entry = accept.split(',').find((each) => each.replace(/;.*/, '').trim() === type)
    return entry ? Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1) : 0
  }
  return quality('text/markdown') >= quality('text/html') && quality('text/markdown') > 0
}

/**
 * Responds with a page as Markdown, for assistants: to `Accept: text/markdown`, and at the path with
 * `.md` (`/services.md`; the home page is `/index.md`). It is made from what all visitors see
 * (`render`), so there is none of pages that are not cached.
 */
export function markdown(
  siteUrl: string,
  render: (key: string) => Promise<Response>,
): SiteMiddleware {
  return async (c, next) => {
    const isFile = c.req.path.endsWith('.md')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || c.env.sharedRender || !(isFile || prefersMarkdown(c.req.header('Accept')))) {
      return next()
    }
    const path = isFile ? pageOfFile(c.req.path) : c.req.path
    const key = path.endsWith('.data') ? undefined : pageKey(path + new URL(c.req.url).search)
    if (key === undefined) return next()
    const response = await render(key)
    const location = response.headers.get('Location')
    if (location) return redirected(c, location, isFile)
    const type = response.headers.get('Content-Type') ?? ''
    if (!type.startsWith('text/html')) return response
    const { status } = response
    const text = await toMarkdown(await response.text(), siteUrl)
    return c.body(text, status as 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'no-cache',
      ETag: weakEtag(text),
      Vary: 'Accept',
      // The page itself is what search engines should find.
      'X-Robots-Tag': 'noindex',
    })
  }
}

/** `/ro/index.md` is the file of `/ro`. */
const pageOfFile = (path: string) =>
  path
    .replace(/\.md$/, '')
    .replace(/^(.*)\/index$/, (_, prefix: string) => pathInLanguage(homePath, prefix))

/** A client that asked for a file is led to the file of the new page. */
function redirected(c: Context<SiteEnv>, location: string, isFile: boolean): Response {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(location) ?? []
  const isPage = isFile && path.startsWith('/') && !path.endsWith(notFoundPath)
  return c.redirect(isPage ? `${path.replace(/\/$/, '/index')}.md${rest}` : location, 302)
}

/** What a reader of the text alone does not need. */
const omitted =
  'nav, form, script, style, svg, button, noscript, [hidden], .visually-hidden, .form-message'

/**
 * The main part of a page as Markdown, with its title, description and address. Its libraries are
 * loaded with the first one: they take 9 MB.
 */
export async function toMarkdown(html: string, siteUrl: string): Promise<string> {
  const [{ parse }, { NodeHtmlMarkdown }] = await Promise.all([
    import('node-html-parser'),
    import('node-html-markdown'),
  ])
  const page = parse(html)
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? ''
  const main = page.querySelector('main')
  for (const element of main?.querySelectorAll(omitted) ?? []) element.remove()
  // Questions are headings of their answers.
  for (const summary of main?.querySelectorAll('summary') ?? []) summary.rawTagName = 'h3'
  const absolute = (main?.innerHTML ?? '').replace(/(href|src)="\/(?!\/)/g, `$1="${siteUrl}/`)
  const facts = {
    title: page.querySelector('title')?.text ?? '',
    description: attribute('meta[name="description"]', 'content'),
    url: attribute('link[rel="canonical"]', 'href'),
    language: attribute('html', 'lang'),
  }
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${head.join('\n')}\n---\n\n${NodeHtmlMarkdown.translate(absolute, options).trim()}\n`
}

const options: Partial<NodeHtmlMarkdownOptions> = {
  bulletMarker: '-',
  ignore: ['source'],
  blockElements: ['dt', 'dd', 'figcaption'],
  maxConsecutiveNewlines: 2,
}
