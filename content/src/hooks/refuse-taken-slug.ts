import { type CollectionSlug, type FieldHook, ValidationError, type Where } from 'payload'

type Data = Record<string, unknown>

/**
 * Refuses a slug that another document of the collection has, in words that name it. The database
 * keeps what is stored apart, but not a draft from another draft, and it says only that something
 * must be unique; in the trash nobody would find what it means.
 */
export const refuseTakenSlug: FieldHook = async ({ value, collection, originalDoc, req }) => {
  if (!collection || typeof value !== 'string' || !value) return value
  if (originalDoc?.slug === value) return value
  const slug = collection.slug as CollectionSlug
  const { useAsTitle = 'id' } = collection.admin
  const own = originalDoc?.id
  const find = {
    collection: slug,
    limit: 1,
    depth: 0,
    pagination: false,
    trash: true,
    req,
  } as const
  const others = (path: string): Where => (own === undefined ? {} : { [path]: { not_equals: own } })

  const { docs } = await req.payload.find({
    ...find,
    where: { slug: { equals: value }, ...others('id') },
    overrideAccess: true,
  })
  const versions = collection.versions?.drafts
    ? await req.payload.findVersions({
        ...find,
        where: {
          latest: { equals: true },
          'version.slug': { equals: value },
          ...others('parent'),
        },
        overrideAccess: true,
      })
    : undefined
  const taken = (docs[0] ?? versions?.docs[0]?.version) as Data | undefined
  if (!taken) return value
  const where = taken.deletedAt ? ', which is in the trash' : ''
  const message = `“${value}” belongs to “${taken[useAsTitle]}” already${where}: choose another.`
  throw new ValidationError({ collection: slug, errors: [{ path: 'slug', message }], req }, req.t)
}
