import {
  mediaPath,
  pathInLanguage,
  socialPath,
  withSearch,
  withSlug,
} from '@vitrina/content/paths.ts'
import type { HeadersFunction, MetaDescriptor } from 'react-router'
import type { loader } from './layout/layout.tsx'
import { getLocale } from './paraglide/runtime.js'

type LayoutData = Awaited<ReturnType<typeof loader>>

type PageMeta = {
  /** The page's own title; the company's name is appended. */
  title: string
  description?: string
  /** Path of the canonical URL; defaults to the page's own. */
  path?: string
  noindex?: boolean
  /** Image for link previews: a path on this site. */
  image?: string
  /** The languages that the page is translated to; all of the site if left out. */
  languages?: readonly string[]
  /** The slugs of its document by language, unless they are all the same. */
  slugs?: Record<string, string>
  /** For search engines, from content.server/structured-data.ts. */
  structuredData?: readonly object[]
}

type MetaArguments = {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

export function pageMeta({ location, matches }: MetaArguments, page: PageMeta): MetaDescriptor[] {
  const layoutMatch = matches.find((match) => match?.id === 'layout')
  const { layout, siteUrl = '' } = (layoutMatch?.loaderData ?? {}) as Partial<LayoutData>
  const company = layout?.company.name
  const title = company ? `${page.title} · ${company}` : page.title
  const translations = translationsOf(page.path ?? location.pathname, siteUrl, layout, page)
  // A page that is not translated is the same as in the default language.
  const own = translations.find(({ code }) => code === getLocale()) ?? translations[0]
  const address = own?.href ?? siteUrl + (page.path ?? location.pathname)

  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: address },
          ...(own?.code === getLocale() && translations.length > 1
            ? [...translations, { code: 'x-default', href: translations[0]?.href }].map(
                ({ code: hrefLang, href }) => ({
                  tagName: 'link',
                  rel: 'alternate',
                  hrefLang,
                  href,
                }),
              )
            : []),
        ]),
    { property: 'og:type', content: 'website' },
    ...(company ? [{ property: 'og:site_name', content: company }] : []),
    { property: 'og:title', content: page.title },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    { property: 'og:url', content: address },
    { property: 'og:image', content: siteUrl + socialImage(own?.path ?? '/', page.image) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.noindex ? [] : (page.structuredData ?? [])).map((data) => ({
      'script:ld+json': data,
    })),
  ]
}

/** The path of a page's image (server/formats/social-images.tsx), with a picture of the page. */
function socialImage(path: string, picture: string | undefined): string {
  const [page = ''] = path.split(/[?#]/)
  const cover = picture?.startsWith(`${mediaPath}/`) ? picture.slice(mediaPath.length + 1) : ''
  return withSearch(`${socialPath}${page === '/' ? '/index' : page}.jpg`, { cover })
}

/** The URLs of a page in the languages that it is translated to, the default one first. */
function translationsOf(
  path: string,
  siteUrl: string,
  layout: LayoutData['layout'] | undefined,
  { languages, slugs }: PageMeta,
) {
  return (layout?.languages ?? [])
    .filter(({ code }, index) => index === 0 || !languages || languages.includes(code))
    .map(({ code, prefix }) => {
      const localized = pathInLanguage(withSlug(path, slugs?.[code]), prefix)
      return { code, path: localized, href: siteUrl + localized }
    })
}

/** The `Retry-After` header of a form's action, which React Router does not pass on to the page. */
export function retryAfter(actionHeaders: Headers): Record<string, string> {
  const seconds = actionHeaders.get('Retry-After')
  return seconds ? { 'Retry-After': seconds } : {}
}

/** The headers of a page with a form: those of its loader, and when the form can be sent again. */
export const headersOfForm: HeadersFunction = ({ loaderHeaders, actionHeaders }) => ({
  ...Object.fromEntries(loaderHeaders),
  ...retryAfter(actionHeaders),
})

/** For personal pages. `no-referrer` would also hide that a form was sent from our own page. */
export const privatePage = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})
