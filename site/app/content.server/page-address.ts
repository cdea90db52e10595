import { pagePaths } from '@vitrina/content/publishing/redirects/old-slugs.ts'

/** A document that a link or a redirect leads to; only its number when visitors may not see it. */
type Reference = { relationTo: string; value: unknown }

/** Where the document has its page on the site; `undefined` when there is none to see. */
export function pageAddress(reference: Reference | null | undefined): string | undefined {
  const { relationTo = '', value } = reference ?? {}
  const slug = typeof value === 'object' && value && 'slug' in value ? value.slug : undefined
  if (!Object.hasOwn(pagePaths, relationTo) || typeof slug !== 'string' || !slug) return undefined
  return `${pagePaths[relationTo as keyof typeof pagePaths]}/${slug}`
}
