import type { FlattenedField, SanitizedConfig } from 'payload'
import { textRelations } from '../../fields/editor.ts'

/** A field of the model that can reference documents. */
export type Relation = {
  owner: { kind: 'collection' | 'global'; slug: string }
  /** Path in database queries, such as `gallery.image`. */
  path: string
  /** From the outermost group or list to the field itself. */
  labels: unknown[]
  kind: 'relation' | 'rich text'
  relationTo: string[]
  /** Whether the value includes the collection it references. */
  polymorphic: boolean
  localized: boolean
  /** Whether it is in a block: fields of several blocks cannot be told apart in a query. */
  inBlock: boolean
}

/** All fields of collections and globals that can reference documents, including rich text. */
export function relationsOf({ collections, globals }: SanitizedConfig): Relation[] {
  return [
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, flattenedFields }) => walk(flattenedFields, { kind: 'collection', slug })),
    ...globals.flatMap(({ slug, flattenedFields }) =>
      walk(flattenedFields, { kind: 'global', slug }),
    ),
  ]
}

/**
 * The collection or global itself and all collections that a read of it can populate.
 * `selected`: the names of its fields that are read, by default all.
 */
export function reachable(
  relations: readonly Relation[],
  slug: string,
  depth: number,
  selected?: readonly string[],
): string[] {
  const found = relations.filter(
    ({ owner, path }) =>
      owner.slug === slug && (!selected || selected.includes(path.split('.')[0] ?? '')),
  )
  const next = depth > 0 ? new Set(found.flatMap(({ relationTo }) => relationTo)) : []
  return [...new Set([slug, ...[...next].flatMap((to) => reachable(relations, to, depth - 1))])]
}

type Place = Pick<Relation, 'path' | 'labels' | 'localized' | 'inBlock'>

function walk(
  fields: FlattenedField[],
  owner: Relation['owner'],
  place: Place = { path: '', labels: [], localized: false, inBlock: false },
): Relation[] {
  return fields.flatMap((field) => {
    const inside = {
      path: place.path ? `${place.path}.${field.name}` : field.name,
      labels: [...place.labels, field.label ?? field.name],
      localized: place.localized || Boolean(field.localized),
      inBlock: place.inBlock || field.type === 'blocks',
    }
    switch (field.type) {
      case 'relationship':
      case 'upload': {
        const polymorphic = Array.isArray(field.relationTo)
        const relationTo = [field.relationTo].flat()
        return [{ owner, ...inside, kind: 'relation', relationTo, polymorphic }]
      }
      case 'richText': {
        const text = { kind: 'rich text', relationTo: textRelations, polymorphic: true } as const
        return [{ owner, ...inside, ...text }]
      }
      case 'blocks':
        return field.blocks.flatMap((block) => walk(block.flattenedFields, owner, inside))
      default:
        return 'flattenedFields' in field ? walk(field.flattenedFields, owner, inside) : []
    }
  })
}
