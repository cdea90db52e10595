import type { NumberField } from 'payload'

/** Sort order in lists on the site: smaller numbers first, equal numbers by name. */
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
