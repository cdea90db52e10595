import type { GlobalConfig } from 'payload'
import { anyone, hiddenUnless, staffWith } from '../staff/access.ts'

/** Header menu and footer columns, in display order. */
export const Navigation: GlobalConfig = {
  slug: 'navigation',
  access: {
    read: anyone,
    readVersions: staffWith('admin', 'editor'),
    update: staffWith('admin', 'editor'),
  },
  versions: { max: 50 },
  admin: {
    group: 'Site',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The menu in the header and the columns of the footer, in the order shown.',
  },
  fields: [
    {
      name: 'menu',
      label: 'Header menu',
      labels: { singular: 'Entry', plural: 'Entries' },
      type: 'array',
      required: true,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', label: 'Text', type: 'text', required: true, localized: true },
            {
              name: 'route',
              label: 'Leads to',
              type: 'text',
              required: true,
              validate: validateLink,
              admin: { description: 'A path such as /services.' },
            },
          ],
        },
      ],
    },
    {
      name: 'footer',
      label: 'Footer columns',
      labels: { singular: 'Column', plural: 'Columns' },
      type: 'array',
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        {
          name: 'items',
          label: 'Entries',
          labels: { singular: 'Entry', plural: 'Entries' },
          type: 'array',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'title', label: 'Text', type: 'text', required: true, localized: true },
                {
                  name: 'link',
                  label: 'Leads to',
                  type: 'text',
                  required: true,
                  validate: validateLink,
                  admin: {
                    description:
                      'A path (/services), a whole address, or a legal page (/legal/terms), which leads home until it is published.',
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

function validateLink(value: unknown): string | true {
  const link = String(value ?? '')
  if (/^\/(?!\/)/.test(link)) return true
  if (URL.canParse(link) && /^(https?|mailto|tel):$/.test(new URL(link).protocol)) return true
  return 'Give a path that starts with a slash, or a whole address.'
}
