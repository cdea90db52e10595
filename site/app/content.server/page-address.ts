import { pagePaths } from '@vitrina/content/publishing/redirects/old-slugs.ts'

/** The target document of a link or a redirect; only its id when visitors may not see it. */
type Reference = { relationTo: string; value: unknown }

/** The path of the document's page; `undefined` when it has no public page. */
export function pageAddress(reference: Reference | null | undefined): string | undefined {
  const { relationTo = '', value } = reference ?? {}
  const slug = typeof value === 'object' && value && 'slug' in value ? value.slug : undefined
  if (!Object.hasOwn(pagePaths, relationTo) || typeof slug !== 'string' || !slug) return undefined
  return `${pagePaths[relationTo as keyof typeof pagePaths]}/${slug}`
}
