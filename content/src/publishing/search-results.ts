import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types'
import { folderOf, homePath, pathShowing } from '../paths.ts'
import { settings } from '../settings.ts'

/** Empty fields of a draft are `null`. */
type Text = string | null
type Texts = {
  [Name in 'slug' | 'title' | 'name' | 'role' | 'heading' | 'summary' | 'lead']?: Text
} & { hero?: { heading?: Text; lead?: Text } | null }

const maxDescription = 150

/**
 * For “Auto-generate” and the preview of a search result. The site adds the company's name, and
 * falls back to the same texts. Without a slug, the path is the one below which the page will be.
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
    const model = (globalConfig ?? collectionConfig)?.slug ?? ''
    const folder = folderOf(model)
    const page = folder !== undefined && slug ? `${folder}/${slug}` : folder
    return `${settings.SITE_URL}${page ?? pathShowing(model) ?? homePath}`
  },
}

function shortened(text: string): string {
  if (text.length <= maxDescription) return text
  return `${text.slice(0, maxDescription).replace(/\s+\S*$/, '')}…`
}
