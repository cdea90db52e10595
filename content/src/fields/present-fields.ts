import { type Field, type SanitizedConfig, traverseFields } from 'payload'

/** Formats of dates and times, localised for the reader. */
const day = 'PP'
export const momentFormat = `${day}, HH:mm`

/** Fields that Payload adds and hides in documents, but that lists need. */
const readInLists = ['createdAt', 'updatedAt', 'deletedAt', 'filename', 'mimeType', 'filesize']

/** What Payload has no option for: one date format, the true status, no internal list columns. */
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
  if (field.type === 'select' && field.name === '_status' && !parentPath) {
    const Cell = '@vitrina/admin/components/publishing/status-cell.tsx#StatusCell'
    field.admin = { ...field.admin, components: { ...field.admin?.components, Cell } }
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
