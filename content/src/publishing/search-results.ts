import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types'
import { settings } from '../settings.ts'
import { pagePaths } from './redirects/old-slugs.ts'

/** Where the pages that are globals live on the site. */
const globalPaths: Record<string, string> = {
  home: '/',
  'services-page': '/services',
  about: '/about-us',
  'careers-page': '/careers',
  'hire-us': '/hire-us',
}

/** What a draft leaves empty is `null`. */
type Text = string | null
type Texts = {
  slug?: Text
  title?: Text
  name?: Text
  role?: Text
  heading?: Text
  summary?: Text
  lead?: Text
  hero?: { heading?: Text; lead?: Text } | null
}

/** So much of a description fits below a result. */
const longestDescription = 150

/**
 * What “Auto-generate” fills in and what the preview of a search result shows: the page's own words
 * and its address on the site, which adds the company's name. Left empty, the site falls back to the
 * same words. A page without an address yet shows the one that it will lie below.
 */
export const searchResults: Pick<
  SEOPluginConfig,
  'generateTitle' | 'generateDescription' | 'generateURL'
> = {
  generateTitle: ({ doc }) => {
    const { title, name, role, heading, hero } = doc as Texts
    const person = [name, role].filter(Boolean).join(', ')
    return title || person || heading || hero?.heading || ''
  },
  generateDescription: ({ doc }) => {
    const { summary, lead, hero } = doc as Texts
    return shortened(summary || lead || hero?.lead || '')
  },
  generateURL: ({ doc, collectionConfig, globalConfig }) => {
    const { slug } = doc as Texts
    const base = pagePaths[collectionConfig?.slug as keyof typeof pagePaths]
    const path = globalConfig
      ? globalPaths[globalConfig.slug]
      : [base ?? '/services', ...(base && slug ? [slug] : [])].join('/')
    return `${settings.SITE_URL}${path ?? '/'}`
  },
}

/** Ends at a word, so that nothing is cut in its middle. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}
