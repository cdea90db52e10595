import slugify from '@sindresorhus/slugify'
import {
  type CollectionSlug,
  type FieldHook,
  type FlattenedField,
  slugField,
  type TextField,
  ValidationError,
  type Where,
} from 'payload'
import { languages } from '../i18n/languages.ts'
import { takenBy } from '../paths.ts'
import { lockForChange } from '../storage/locks.ts'

/** The `{id}` in URLs: generated, editable, unique; a change leaves a redirect (`old-slugs.ts`). */
export function pageSlug(useAsSlug = 'title', validate: typeof validateSlug = validateSlug) {
  return slugField({
    useAsSlug,
    // Payload's own leaves out all letters with accents and of other scripts.
    slugify: ({ valueToSlugify }) => slugify(String(valueToSlugify ?? ''), { decamelize: false }),
    overrides: (row) => {
      const slug = row.fields.find((field) => 'name' in field && field.name === 'slug') as TextField
      Object.assign(slug, {
        // In the form it may be empty: the server makes it of the title.
        validate: (value: unknown, { event }: { event?: string }) =>
          (!value && event === 'onChange') || validate(value),
        maxLength: 96,
        label: 'Address (slug)',
        hooks: { ...slug.hooks, beforeDuplicate: [slugOfCopy], beforeChange: [rejectTakenSlug] },
      })
      return row
    },
  })
}

/** The slug in a language other than the default one; where it is empty, that of `slug`. */
export const translatedSlug: TextField = {
  name: 'translatedSlug',
  type: 'text',
  localized: true,
  index: true,
  maxLength: 96,
  label: 'Address in this language',
  validate: (value: unknown) => !value || validateSlug(value),
  admin: {
    position: 'sidebar',
    description: 'If it is empty, the address is the same as in English.',
    components: {
      Field: '@vitrina/admin/components/publishing/addresses.tsx#TranslatedSlug',
    },
  },
  hooks: { beforeDuplicate: [() => null], beforeChange: [rejectTakenSlug] },
}

/** The paths of the fields with slugs in a collection, one for each language. */
export function slugPaths(fields: readonly FlattenedField[]): string[] {
  const isTranslated = fields.some(({ name }) => name === translatedSlug.name)
  const others = languages.slice(1).map((language) => `${translatedSlug.name}.${language}`)
  return ['slug', ...(isTranslated ? others : [])]
}

/** The same for pages right below the home page, whose address may be that of another one. */
export function validateTopSlug(value: unknown): string | true {
  const valid = validateSlug(value)
  if (valid !== true) return valid
  const isLanguage = languages.some((language) => language === value)
  const taken = isLanguage ? 'needed by the site itself' : takenBy(`/${value}`)
  if (!taken) return true
  return taken === 'a page of the site'
    ? 'A page of the site has this address already: choose another.'
    : 'The site itself needs this address: choose another.'
}

/** The condition that a document has a slug in any language. @param prefix of the fields' paths */
export function whereSlug(
  fields: readonly FlattenedField[],
  slug: { equals: string } | { in: string[] },
  prefix = '',
): Where {
  return { or: slugPaths(fields).map((path) => ({ [prefix + path]: slug })) }
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
async function rejectTakenSlug({
  value,
  collection,
  field: { name },
  originalDoc,
  req,
}: Parameters<FieldHook>[0]) {
  if (!collection || !name || typeof value !== 'string' || !value) return value
  if (originalDoc?.[name] === value) return value
  const slug = collection.slug as CollectionSlug
  // Of two saves at once, the second waits and sees what the first has taken.
  await lockForChange(req, slug, 'slugs')
  const { useAsTitle = 'id' } = collection.admin
  const own = originalDoc?.id
  const taken = (id: string, prefix = ''): Where => ({
    ...(own !== undefined && { [id]: { not_equals: own } }),
    ...whereSlug(collection.flattenedFields, { equals: value }, prefix),
  })
  const find = {
    collection: slug,
    ...{ limit: 1, depth: 0, pagination: false, trash: true, overrideAccess: true, req },
  } as const
  const { docs } = await req.payload.find({ ...find, where: taken('id') })
  const versions = await req.payload.findVersions({
    ...find,
    where: { latest: { equals: true }, ...taken('parent', 'version.') },
  })
  const other = (docs[0] ?? versions.docs[0]?.version) as Record<string, unknown> | undefined
  if (!other) return value
  const where = other.deletedAt ? ', which is in the trash' : ''
  const message = `“${value}” belongs to “${other[useAsTitle]}” already${where}: choose another.`
  throw new ValidationError({ collection: slug, errors: [{ path: name, message }], req }, req.t)
}
