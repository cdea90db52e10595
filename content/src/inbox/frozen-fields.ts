import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  Field,
  PayloadRequest,
} from 'payload'
import { apiError } from '../http/api-error.ts'

/**
 * Makes read-only and hidden fields immutable in all APIs: visitor input, and what the model
 * records itself. The intake and the jobs write them with `overrideAccess`.
 */
export function freezeFacts(fields: readonly Field[]): Field[] {
  return fields.map(freezeFact)
}

function freezeFact(field: Field): Field {
  if (field.type === 'tabs') {
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: freezeFacts(tab.fields) })),
    }
  }
  const inner = 'fields' in field ? { fields: freezeFacts(field.fields) } : {}
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
 * Keeps facts unchanged while staff restore an older version. Payload drops fields without update
 * access and then reports them as missing, so updates are allowed here and the current values are
 * copied back.
 */
export const freezeFactsOnRestore: CollectionBeforeValidateHook = ({
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

type Note = {
  id?: string | null
  text: string
  author?: number | null
  writtenAt?: string | null
}

/**
 * Keeps `createdAt` unchanged and protects notes: only the author can change a note, only the
 * author or an administrator can delete it, and its author and time are set here, whatever is sent.
 * An administrator deletes a colleague's note only by sending the `updatedAt` of a document that had
 * it already, as the form does: otherwise a form opened earlier would delete newer notes unseen.
 * Restoring an older version changes neither, nor `deletedAt`.
 */
export const freezeSubmission: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const { createdAt, deletedAt = null, notes = [] } = originalDoc
  if (req.context.isRestoringVersion) return { ...data, createdAt, deletedAt, notes }
  if (!req.user || !data.notes) return { ...data, createdAt }
  return { ...data, createdAt, notes: signNotes(data.notes, notes, req) }
}

function signNotes(given: Note[], before: Note[], req: PayloadRequest): Note[] {
  const author = req.user?.id as number
  const others = new Map(before.map((note) => [note.id, note]))
  const signed = given.map(({ id, text }) => {
    const old = others.get(id)
    // The id of another document's note would replace that note.
    if (!old) return { text, author, writtenAt: new Date().toISOString() }
    others.delete(id)
    if (old.text !== text && old.author !== author) {
      throw apiError(req, 403, 'Only its author can change a note.')
    }
    return { ...old, text }
  })
  const deleted = [...others.values()]
  const seenAt = req.user?.role === 'admin' ? String(req.data?.updatedAt ?? '') : ''
  const mayDelete = ({ author: by, writtenAt }: Note) =>
    by === author || Date.parse(writtenAt ?? '1970-01-01') <= Date.parse(seenAt)
  if (!deleted.every(mayDelete)) {
    throw apiError(
      req,
      403,
      'Only its author or an administrator can delete a note. If a colleague has just added one, reload the page.',
    )
  }
  return signed
}

const component = '@vitrina/admin/components/inbox/fact.tsx#Fact'

/**
 * Shows a read-only field as text with links instead of a disabled input. Spread into the `admin`
 * of submitted fields.
 */
export const fact = { readOnly: true, components: { Field: component } }

/** Same for a choice of the hire-us form: the value is stored and the label is shown. */
export function choiceOf(choices: 'budgets' | 'timelines') {
  return { readOnly: true, components: { Field: { path: component, serverProps: { choices } } } }
}
