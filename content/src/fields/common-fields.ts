import type {
  ArrayField,
  CollectionSlug,
  DateField,
  Field,
  NumberField,
  PayloadRequest,
  RelationshipField,
  RowField,
  SelectField,
  TabsField,
  TextareaField,
  TextField,
} from 'payload'

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

export const tabs = (content: Record<string, Field[]>): TabsField => ({
  type: 'tabs',
  tabs: Object.entries(content).map(([label, fields]) => ({ label, fields })),
})

/** A short text in every language that may not stay empty. */
export function requiredText(name: string, label?: string, maxLength?: number): TextField {
  return { name, label, type: 'text', required: true, localized: true, maxLength }
}

/** Short texts, entered one by one. */
export function textsField(name: string, description: string, label?: string): TextField {
  return { name, label, type: 'text', hasMany: true, admin: { description } }
}

/** A day without a time, beside the form. */
export function sidebarDayField(
  name: string,
  description: string,
  more: Partial<DateField> = {},
): DateField {
  const date = { pickerAppearance: 'dayOnly' } as const
  return { name, type: 'date', admin: { position: 'sidebar', date, description }, ...more }
}

export function numberField(
  name: string,
  label: string,
  [min, max]: [number, number],
  defaultValue?: number,
): NumberField {
  return { name, label, type: 'number', required: true, min, max, defaultValue }
}

export function referenceField(
  name: string,
  relationTo: CollectionSlug,
  description: string,
): RelationshipField {
  return { name, type: 'relationship', relationTo, admin: { description } }
}

/** Documents chosen by staff, in the order shown. */
export function referencesField(
  name: string,
  relationTo: CollectionSlug,
  description: string,
  more: { label?: string; required?: boolean; maxRows?: number } = {},
): RelationshipField {
  const admin = { description }
  return { name, type: 'relationship', relationTo, hasMany: true, admin, ...more }
}

export function selectField(
  name: string,
  labels: Record<string, string>,
  more: Partial<SelectField> = {},
): SelectField {
  const options = Object.entries(labels).map(([value, label]) => ({ label, value }))
  return { name, type: 'select', required: true, options, ...more } as SelectField
}

export function listField(
  name: string,
  { description, ...more }: Partial<ArrayField> & { description?: string },
  fields: Field[],
): ArrayField {
  return { name, type: 'array', fields, ...(description && { admin: { description } }), ...more }
}

export const leadField: TextareaField = {
  name: 'lead',
  label: 'Text below the heading',
  type: 'textarea',
  localized: true,
}

/** A short text of several sentences. */
export function textareaField(name: string, more: Partial<TextareaField> = {}): TextareaField {
  return { name, type: 'textarea', localized: true, maxLength: 600, ...more } as TextareaField
}

/** What cards and lists show of a document. */
export function summaryField(maxLength: number, description: string): TextareaField {
  return {
    name: 'summary',
    type: 'textarea',
    required: true,
    localized: true,
    maxLength,
    admin: { description },
  }
}

/** Sort order in lists on the site: smaller numbers first, equal numbers by name. */
export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  defaultValue: 100,
  index: true,
  admin: { position: 'sidebar', description: 'Smaller numbers come first on the site.' },
}

/** Stores the user who made the change of a version; null if it came through the site. */
export const setChangedBy = ({ data, req }: { data: object; req: PayloadRequest }) => ({
  ...data,
  changedBy: req.user?.id ?? null,
})

/** A secure URL: HTTPS only, which excludes `javascript:` and prevents tampering. */
export function secureAddressField(name: string, label: string, required?: true): TextField {
  return {
    name,
    label,
    type: 'text',
    required,
    validate: (value: unknown) =>
      isAddress(value, required, /^https:$/) ||
      'Give a whole address that starts with https://, such as https://www.company.example.',
  }
}

/** Validates the URL of a third party, whose site may not support HTTPS. */
export function validateWebAddress(value: unknown, { required }: { required?: boolean }) {
  return (
    isAddress(value, required, /^https?:$/) ||
    'Give a whole address, such as https://www.client.example.'
  )
}

function isAddress(value: unknown, required: boolean | undefined, protocol: RegExp): boolean {
  if (value === undefined || value === null || value === '') return !required
  const url = typeof value === 'string' ? URL.parse(value) : null
  return !!url && protocol.test(url.protocol) && url.hostname.includes('.')
}

/** Large figures with a label, such as “38 %” and “fewer missed appointments”. */
export function figuresField(name: string, description: string): ArrayField {
  return listField(
    name,
    { maxRows: 6, labels: { singular: 'Figure', plural: 'Figures' }, description },
    [row(requiredText('value', 'Figure', 16), requiredText('label', 'What it counts', 80))],
  )
}
