import type { MetaDescriptor } from 'react-router'
import type { LayoutContent } from './content.server/layout.ts'

export type PageMeta = {
  /** The page's own title; the company's name is added. */
  title: string
  /** The whole title as it stands, for the home page. */
  titleIsWhole?: boolean
  description?: string
  /** The path of the canonical address; the page's own unless given. */
  path?: string
  /** Keeps the page out of search results. */
  noindex?: boolean
  /** A picture for previews in messengers and social networks: a path on this site. */
  image?: string
}

/** What a route's `meta` function is given, as far as it matters here. */
type MetaArguments = {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

type LayoutData = { layout: LayoutContent; siteUrl: string }

const defaultImage = '/social-card.png'

/**
 * The descriptors of a page's title, description, canonical link and previews:
 * `export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: … })`.
 */
export function pageMeta(args: MetaArguments, page: PageMeta): MetaDescriptor[] {
  const { layout, siteUrl } = layoutData(args) ?? { layout: undefined, siteUrl: '' }
  const company = layout?.company.name
  const title = company && !page.titleIsWhole ? `${page.title} · ${company}` : page.title
  const address = siteUrl + (page.path ?? args.location.pathname)
  const image = siteUrl + (page.image ?? defaultImage)

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

function layoutData({ matches }: MetaArguments): LayoutData | undefined {
  const layout = matches.find((match) => match?.id === 'layout/layout')
  return layout?.loaderData as LayoutData | undefined
}
