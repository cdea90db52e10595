import { type Field, type SanitizedConfig, traverseFields } from 'payload'

/** A day and a moment, in the order of the reader’s language. */
const day = 'PP'
export const momentFormat = `${day}, HH:mm`

/** Of the fields that Payload adds and hides in documents, those by which lists are read. */
const readInLists = ['createdAt', 'updatedAt', 'deletedAt', 'filename', 'mimeType', 'filesize']

/**
 * Sets what Payload has no setting for that covers all fields, its own included: dates are written
 * in one format, and lists offer no column and no filter of what nobody reads.
 */
export async function presentFields(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { fields } of [...sanitized.collections, ...sanitized.globals]) {
    traverseFields({
      fields,
      callback: ({ field, parentPath }) => present(field as Field, parentPath),
    })
  }
  return sanitized
}

function present(field: Field, parentPath: string): void {
  if (field.type === 'date') {
    const displayFormat = field.admin?.date?.pickerAppearance === 'dayOnly' ? day : momentFormat
    const date = { ...field.admin?.date, displayFormat, timeFormat: 'HH:mm' }
    field.admin = { ...field.admin, date } as typeof field.admin
  }
  if (isInternal(field, parentPath)) {
    field.admin = { ...field.admin, disableListColumn: true, disableListFilter: true }
  }
}

function isInternal(field: Field, parentPath: string): boolean {
  if (field.type === 'ui' || field.type === 'json') return true
  const isHidden = Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden)
  return isHidden && 'name' in field && !readInLists.includes(parentPath + field.name)
}
