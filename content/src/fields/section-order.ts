import type { OptionObject, SelectField } from 'payload'

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
