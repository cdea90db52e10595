import type { GroupField } from 'payload'

/** The heading of a section and the sentence or two below it. */
export function headingAndLeadField(
  name: string,
  label: string,
  more: GroupField['fields'] = [],
): GroupField {
  return {
    name,
    label,
    type: 'group',
    fields: [
      { name: 'heading', type: 'text', required: true, localized: true },
      { name: 'lead', label: 'Text below the heading', type: 'textarea', localized: true },
      ...more,
    ],
  }
}
