import {
  type CollectionSlug,
  type FieldHook,
  slugField,
  type TextField,
  ValidationError,
  type Where,
} from 'payload'

/** The `{id}` in URLs: generated, editable, unique; a change leaves a redirect (`old-slugs.ts`). */
export function pageSlug(useAsSlug = 'title') {
  return slugField({
    useAsSlug,
    overrides: (row) => {
      const slug = row.fields.find((field) => 'name' in field && field.name === 'slug') as TextField
      Object.assign(slug, {
        validate: validateSlug,
        maxLength: 96,
        label: 'Address (slug)',
        hooks: { ...slug.hooks, beforeDuplicate: [slugOfCopy], beforeChange: [rejectTakenSlug] },
      })
      return row
    },
  })
}

/** The first free `title-copy`, `title-copy-2`, …; Payload's “title - Copy” is no valid slug. */
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

/** A slug is lower-case ASCII words joined by hyphens, so that URLs never need escaping. */
function validateSlug(value: unknown): string | true {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return true
  return 'Use lower-case letters and digits with single hyphens between words (example: “mobile-banking”).'
}

/**
 * Rejects a taken slug, and names the document that has it, which may be in the trash. The database
 * does not compare drafts, and its error names no document.
 */
const rejectTakenSlug: FieldHook = async ({ value, collection, originalDoc, req }) => {
  if (!collection || typeof value !== 'string' || !value) return value
  if (originalDoc?.slug === value) return value
  const slug = collection.slug as CollectionSlug
  const { useAsTitle = 'id' } = collection.admin
  const own = originalDoc?.id
  const others = (path: string): Where => (own === undefined ? {} : { [path]: { not_equals: own } })
  const find = {
    collection: slug,
    ...{ limit: 1, depth: 0, pagination: false, trash: true, overrideAccess: true, req },
  } as const
  const { docs } = await req.payload.find({
    ...find,
    where: { slug: { equals: value }, ...others('id') },
  })
  const versions = await req.payload.findVersions({
    ...find,
    where: { latest: { equals: true }, 'version.slug': { equals: value }, ...others('parent') },
  })
  const other = (docs[0] ?? versions.docs[0]?.version) as Record<string, unknown> | undefined
  if (!other) return value
  const where = other.deletedAt ? ', which is in the trash' : ''
  const message = `“${value}” belongs to “${other[useAsTitle]}” already${where}: choose another.`
  throw new ValidationError({ collection: slug, errors: [{ path: 'slug', message }], req }, req.t)
}
