/** What the database needs and tells nobody anything. */
const inner = ['id', 'idempotencyKey', 'applicantKey', 'contentHash']

/**
 * A document for a person to read: what it refers to by name instead of as a whole other document,
 * and without the keys that only the database needs.
 */
export function readable(document: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document as Record<string, unknown>)
      .filter(([name]) => !inner.includes(name))
      .map(([name, value]) => [name, plain(value)]),
  )
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return nameOf(value) ?? readable(value)
}

/** Of what stands in the database by itself, which has a date; a row of a list has none. */
function nameOf(value: object): unknown {
  if (!('id' in value && 'createdAt' in value)) return undefined
  const { id, reference, title, name, originalName } = value as Record<string, unknown>
  return reference ?? title ?? name ?? originalName ?? id
}
