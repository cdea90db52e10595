import type { ArrayField, GroupField, OptionObject, SelectField } from 'payload'

/**
 * Which sections a page has between its head and its end, in the order in which staff put them.
 *
 * @param sections all there are, in the order the page begins with.
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
