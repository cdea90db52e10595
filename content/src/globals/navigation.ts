import type { GlobalConfig } from 'payload'
import { anyone } from '../access/anyone.ts'
import { hiddenUnless } from '../access/hidden-unless.ts'
import { staffWith } from '../access/staff-with.ts'

/** The header's menu and the footer's columns, in the order in which they are shown. */
export const Navigation: GlobalConfig = {
  slug: 'navigation',
  access: {
    read: anyone,
    readVersions: staffWith('admin', 'editor'),
    update: staffWith('admin', 'editor'),
  },
  versions: { max: 50 },
  admin: { group: 'Site', hidden: hiddenUnless('admin', 'editor') },
  fields: [
    {
      name: 'menu',
      label: 'Header menu',
      type: 'array',
      required: true,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, localized: true },
            { name: 'route', type: 'text', required: true, validate: validateLink },
          ],
        },
      ],
    },
    {
      name: 'footer',
      label: 'Footer columns',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        {
          name: 'items',
          type: 'array',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'title', type: 'text', required: true, localized: true },
                {
                  name: 'link',
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
