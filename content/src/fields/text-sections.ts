import type { ArrayField } from 'payload'

/** A list of short sections, each a title and a text. */
export function textSectionsField(name: string, description: string, label?: string): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Section', plural: 'Sections' },
    admin: { description },
    fields: [
      { name: 'title', type: 'text', required: true, localized: true },
      { name: 'text', type: 'textarea', required: true, localized: true },
    ],
  }
}
