import { type FieldHook, slugField, type TextField } from 'payload'
import { refuseTakenSlug } from '../hooks/refuse-taken-slug.ts'

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
        slug.label = 'Address (slug)'
        slug.hooks = {
          ...slug.hooks,
          beforeDuplicate: [slugOfCopy],
          beforeChange: [refuseTakenSlug],
        }
      }
      return row
    },
  })
}

/**
 * The first free of `title-copy`, `title-copy-2`, ... Payload's own “title - Copy” is no slug, and
 * the copy could not be published.
 */
const slugOfCopy: FieldHook = async ({ value, collection, req }) => {
  if (typeof value !== 'string' || !collection) return value
  const base = value.replace(/-copy(-\d+)?$/, '')
  for (let number = 1; ; number++) {
    const slug = number === 1 ? `${base}-copy` : `${base}-copy-${number}`
    const { totalDocs } = await req.payload.count({
      collection: collection.slug,
      where: { slug: { equals: slug } },
      trash: true,
      req,
    })
    if (totalDocs === 0) return slug
  }
}

/** A slug is lower-case ASCII words joined by hyphens, so that addresses never need escaping. */
export function validateSlug(value: unknown): string | true {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return true
  return 'Use lower-case letters and digits with single hyphens between words (example: “mobile-banking”).'
}
