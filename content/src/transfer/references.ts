import type { FlattenedField } from 'payload'

export type Values = Record<string, unknown>

/** What takes the place of a reference to a document of a collection; `undefined`: nothing. */
type Replace = (collection: string, value: unknown) => unknown

/**
 * A copy of stored data with every reference replaced, in all languages and in rich text. Empty
 * fields are left out: a document and its version store them differently.
 */
export function replaceReferences(
  fields: readonly FlattenedField[],
  data: Values,
  replace: Replace,
): Values {
  const copy = { ...data }
  for (const field of fields) {
    const inField = (each: unknown) => inValue(field, each, replace)
    const value = data[field.name]
    const changed = field.localized && isValues(value) ? inEach(value, inField) : inField(value)
    // A join is a query, and stores nothing.
    if (field.type === 'join' || isEmpty(changed)) delete copy[field.name]
    else copy[field.name] = changed
  }
  return copy
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** `after`, with an explicit empty value for everything that `before` has and it lacks. */
export function withEmptied(before: Values, after: Values): Values {
  const emptied = Object.entries(before).map(([name, value]) => {
    const next = after[name]
    if (Array.isArray(value)) return [name, next ?? []]
    // Rich text is one value.
    if (!isValues(value) || 'root' in value) return [name, next ?? null]
    return [name, withEmptied(value, isValues(next) ? next : {})]
  })
  return { ...after, ...Object.fromEntries(emptied) }
}

function inValue(field: FlattenedField, value: unknown, replace: Replace): unknown {
  if (value === undefined || value === null) return value
  switch (field.type) {
    case 'relationship':
    case 'upload': {
      const { relationTo } = field
      const one = (each: unknown) =>
        typeof relationTo === 'string' ? replace(relationTo, each) : inNodes(each, replace)
      return Array.isArray(value)
        ? value.map(one).filter((each) => !isEmpty(each))
        : (one(value) ?? null)
    }
    case 'richText':
      return inNodes(value, replace)
    case 'blocks':
      return (value as Values[]).map((block) => {
        const config = field.blocks.find(({ slug }) => slug === block.blockType)
        return config ? replaceReferences(config.flattenedFields, block, replace) : block
      })
    case 'array':
      return (value as Values[]).map((row) =>
        replaceReferences(field.flattenedFields, row, replace),
      )
    case 'group':
    case 'tab':
      return replaceReferences(field.flattenedFields, value as Values, replace)
    default:
      return value
  }
}

/** References that name their collection: `{ relationTo, value }`, at any depth of rich text. */
function inNodes(node: unknown, replace: Replace): unknown {
  if (Array.isArray(node)) return node.map((each) => inNodes(each, replace))
  if (!isValues(node)) return node
  const { relationTo, value } = node
  const copy = inEach(node, (each) => inNodes(each, replace))
  if (typeof relationTo !== 'string' || !('value' in node)) return copy
  return { ...copy, value: replace(relationTo, value) ?? null }
}

/** The languages of a field without the empty ones, or the properties of a node. */
const inEach = (values: Values, change: (value: unknown) => unknown): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const changed = change(value)
      return changed === undefined ? [] : [[name, changed]]
    }),
  )

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
