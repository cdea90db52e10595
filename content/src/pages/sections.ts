import type { ArrayField, GroupField, OptionObject, SelectField } from 'payload'

/**
 * The sections in the body of a page, in the order set by staff.
 *
 * @param sections all available sections, in default order.
 */
export function sectionOrderField(sections: OptionObject[]): SelectField {
  return {
    name: 'sections',
    label: 'Order of sections',
    type: 'select',
    hasMany: true,
    options: sections,
    defaultValue: sections.map(({ value }) => value),
    admin: {
      isSortable: true,
      description: 'Drag them into order. A section that is left out is not shown.',
    },
  }
}

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

/** The heading of a section and the short text below it. */
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
