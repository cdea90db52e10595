import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types'
import { settings } from '../settings.ts'
import { pagePaths } from './redirects/old-slugs.ts'

/** Site paths of the pages that are globals. */
const globalPaths: Record<string, string> = {
  home: '/',
  'services-page': '/services',
  about: '/about-us',
  'careers-page': '/careers',
  'hire-us': '/hire-us',
}

/** Empty fields of a draft are `null`. */
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

/** Max characters of a description that fit below a search result. */
const maxDescription = 150

/**
 * Values for “Auto-generate” and for the preview of a search result: the page's own texts and its
 * URL on the site. The site adds the company's name, and falls back to the same texts for empty
 * fields. A page without a slug shows the path below which it will be.
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

/** Truncates at a word boundary. */
function shortened(text: string): string {
  if (text.length <= maxDescription) return text
  return `${text.slice(0, maxDescription).replace(/\s+\S*$/, '')}…`
}
