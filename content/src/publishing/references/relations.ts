import type { Field, SanitizedConfig, StaticLabel, TabAsField } from 'payload'
import { linkable } from '../../fields/editor.ts'

type Label = StaticLabel | ((args: never) => string) | false | undefined

/** A field of the model that can reference documents. */
export type Relation = {
  owner: { collection: string } | { global: string }
  /** Path in database queries, such as `gallery.image`. */
  path: string
  /** From the outermost group or list to the field itself. */
  labels: Label[]
  kind: 'relation' | 'rich text'
  relationTo: string[]
  /** Whether the value includes the collection it references. */
  polymorphic: boolean
  localized: boolean
}

const found = new WeakMap<SanitizedConfig, Relation[]>()

/** All fields of collections and globals that can reference documents, including rich text. */
export function relationsOf(config: SanitizedConfig): Relation[] {
  const known = found.get(config)
  if (known) return known
  const { collections, globals } = config
  const relations = [
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) => walk(fields, start({ collection: slug }))),
    ...globals.flatMap(({ slug, fields }) => walk(fields, start({ global: slug }))),
  ]
  found.set(config, relations)
  return relations
}

type Place = Pick<Relation, 'owner' | 'labels' | 'localized'> & { prefix: string }

const start = (owner: Relation['owner']): Place => ({
  owner,
  prefix: '',
  labels: [],
  localized: false,
})

function walk(fields: readonly (Field | TabAsField)[], place: Place): Relation[] {
  return fields.flatMap((field) => relationsIn(field, place))
}

function relationsIn(field: Field | TabAsField, place: Place): Relation[] {
  switch (field.type) {
    case 'relationship':
    case 'upload': {
      const relationTo = [field.relationTo].flat()
      return [
        {
          ...inside(place, field),
          kind: 'relation',
          relationTo,
          polymorphic: Array.isArray(field.relationTo),
        },
      ]
    }
    case 'richText':
      return [
        { ...inside(place, field), kind: 'rich text', relationTo: linkable, polymorphic: true },
      ]
    case 'tabs':
      return field.tabs.flatMap((tab) =>
        walk(tab.fields, 'name' in tab && tab.name ? into(place, tab) : place),
      )
    case 'blocks':
      return field.blocks.flatMap((block) =>
        walk(block.fields, { ...into(place, field), labels: [...place.labels, field.label] }),
      )
    case 'array':
      return walk(field.fields, into(place, field))
    case 'group':
      return walk(field.fields, 'name' in field && field.name ? into(place, field) : place)
    default:
      return 'fields' in field ? walk(field.fields, place) : []
  }
}

type Named = { name?: string; label?: unknown; localized?: boolean }

function into(place: Place, { name = '', label, localized }: Named): Place {
  return {
    owner: place.owner,
    prefix: `${place.prefix}${name}.`,
    labels: [...place.labels, (label ?? name) as Label],
    localized: place.localized || Boolean(localized),
  }
}

function inside(place: Place, field: Named) {
  const { prefix, ...rest } = into(place, field)
  return { ...rest, path: prefix.slice(0, -1) }
}
