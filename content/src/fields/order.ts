import type { NumberField } from 'payload'

/** The place in lists on the site: smaller comes first, the same number sorts by name. */
export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  defaultValue: 100,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'Smaller numbers come first on the site.',
  },
}
