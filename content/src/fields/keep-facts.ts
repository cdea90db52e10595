import type { CollectionBeforeValidateHook, Field, PayloadRequest } from 'payload'

/**
 * Lets no interface change what staff only read or do not even see: the words of a visitor, and
 * what the model notes by itself. The intake and the jobs write with their own authority.
 */
export function keepFacts(fields: readonly Field[]): Field[] {
  return fields.map(keepFact)
}

function keepFact(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: keepFacts(tab.fields) })) }
  }
  const inner = 'fields' in field ? { fields: keepFacts(field.fields) } : {}
  return {
    ...field,
    ...inner,
    ...(isFact(field) && {
      access: { update: ({ req }) => isRestoring(req) },
      admin: { ...field.admin, disableBulkEdit: true },
    }),
  } as Field
}

/**
 * Leaves facts as they are while staff restore an older version of the rest. Payload takes away what
 * may not be changed and misses it then, so here it may be, and is put back.
 */
export const keepFactsOnRestore: CollectionBeforeValidateHook = ({
  collection,
  data = {},
  originalDoc,
  req,
}) => {
  if (isRestoring(req)) copyFacts(collection.fields, originalDoc ?? {}, data)
  return data
}

type Values = Record<string, unknown>

function copyFacts(fields: readonly Field[], from: Values, to: Values): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) copyFacts(tab.fields, from, to)
    } else if (isFact(field)) {
      to[field.name] = from[field.name]
    } else if (field.type === 'group' && hasName(field)) {
      copyFacts(field.fields, valuesIn(from, field.name), valuesIn(to, field.name))
    } else if (field.type === 'row') {
      copyFacts(field.fields, from, to)
    }
  }
}

function valuesIn(values: Values, name: string): Values {
  values[name] ??= {}
  return values[name] as Values
}

function isFact(field: Field): field is Field & { name: string } {
  const { readOnly, hidden } = (field.admin ?? {}) as { readOnly?: boolean; hidden?: boolean }
  return hasName(field) && field.type !== 'ui' && Boolean(readOnly || hidden)
}

function hasName<Any extends Field>(field: Any): field is Any & { name: string } {
  return 'name' in field && Boolean(field.name)
}

function isRestoring({ context }: PayloadRequest): boolean {
  return context.isRestoringVersion === true
}
