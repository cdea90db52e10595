import type { MetaDescriptor } from 'react-router'
import type { loader } from './layout/layout.tsx'

type LayoutData = Awaited<ReturnType<typeof loader>>

type PageMeta = {
  /** The page's own title; the company's name is appended. */
  title: string
  description?: string
  /** Path of the canonical URL; defaults to the page's own. */
  path?: string
  /** Excludes the page from search results. */
  noindex?: boolean
  /** Image for link previews: a path on this site. */
  image?: string
}

/** The arguments of a route's `meta` function that are used here. */
type MetaArguments = {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** The descriptors of a page's title, description, canonical link and link previews. */
export function pageMeta({ location, matches }: MetaArguments, page: PageMeta): MetaDescriptor[] {
  const layoutMatch = matches.find((match) => match?.id === 'layout')
  const { layout, siteUrl = '' } = (layoutMatch?.loaderData ?? {}) as Partial<LayoutData>
  const company = layout?.company.name
  const title = company ? `${page.title} · ${company}` : page.title
  const address = siteUrl + (page.path ?? location.pathname)
  const image = siteUrl + (page.image ?? '/social-card.png')

  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address }]),
    { property: 'og:type', content: 'website' },
    ...(company ? [{ property: 'og:site_name', content: company }] : []),
    { property: 'og:title', content: page.title },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The `Retry-After` header of a form's action, which React Router does not pass on to the page. */
export function retryAfter(actionHeaders: Headers): Record<string, string> {
  const seconds = actionHeaders.get('Retry-After')
  return seconds ? { 'Retry-After': seconds } : {}
}
