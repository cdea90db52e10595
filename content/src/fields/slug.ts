import { slugField, type TextField } from 'payload'

/**
 * The slug: the `{id}` in the site's addresses. Made from the title, editable, unique, and never
 * changed without leaving a redirect behind (see `hooks/keep-old-slug.ts`).
 */
export function pageSlug(useAsSlug = 'title') {
  return slugField({
    useAsSlug,
    overrides: (row) => {
      const slug = row.fields.find(
        (field): field is TextField => 'name' in field && field.name === 'slug',
      )
      if (slug) {
        slug.validate = validateSlug
        slug.maxLength = 96
      }
      return row
    },
  })
}

/** A slug is lower-case ASCII words joined by hyphens, so that addresses never need escaping. */
export function validateSlug(value: unknown): string | true {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return true
  return 'Use lower-case letters, digits and single hyphens, such as “mobile-banking”.'
}
