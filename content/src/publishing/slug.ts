import {
  type CollectionSlug,
  type FieldHook,
  slugField,
  type TextField,
  ValidationError,
  type Where,
} from 'payload'

/**
 * The slug: the `{id}` in the URLs of the site. Generated from the title, editable, unique, and
 * never changed without leaving a redirect (see `redirects/old-slugs.ts`).
 */
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

/**
 * The first available of `title-copy`, `title-copy-2`, ... Payload's own “title - Copy” is not a
 * valid slug, so the copy could not be published.
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

/** A slug is lower-case ASCII words joined by hyphens, so that URLs never need escaping. */
function validateSlug(value: unknown): string | true {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return true
  return 'Use lower-case letters and digits with single hyphens between words (example: “mobile-banking”).'
}

/**
 * Rejects a slug that another document of the collection has, with an error that names it. The
 * database enforces uniqueness of stored documents but not between drafts, and its error does not
 * say which document it is, which may be in the trash.
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
