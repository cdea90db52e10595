import type { Field, OptionObject } from 'payload'

/**
 * The fields of everything that visitors send: who it is, what they agreed to, where they came
 * from, and how far the company is with the answer. The history of changes is the list of versions.
 */
export function receivedFields({ statuses }: { statuses: OptionObject[] }): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'reference',
          type: 'text',
          required: true,
          unique: true,
          index: true,
          admin: { readOnly: true },
        },
        { name: 'name', type: 'text', required: true, admin: { readOnly: true } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'email',
          label: 'E-mail',
          type: 'email',
          required: true,
          index: true,
          admin: { readOnly: true },
        },
        { name: 'phone', type: 'text', admin: { readOnly: true } },
      ],
    },
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    {
      name: 'consent',
      type: 'group',
      admin: { description: 'What the person agreed to, in the words they read.' },
      fields: [
        { name: 'text', type: 'textarea', admin: { readOnly: true } },
        {
          type: 'row',
          fields: [
            { name: 'version', type: 'text', admin: { readOnly: true } },
            { name: 'givenAt', type: 'date', admin: { readOnly: true } },
          ],
        },
      ],
    },
    {
      name: 'source',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'page', type: 'text', admin: { readOnly: true } },
            { name: 'referrer', type: 'text', admin: { readOnly: true } },
            { name: 'campaign', type: 'text', admin: { readOnly: true } },
          ],
        },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: statuses,
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'notes',
      type: 'array',
      fields: [
        { name: 'text', type: 'textarea', required: true },
        {
          type: 'row',
          fields: [
            {
              name: 'author',
              type: 'relationship',
              relationTo: 'users',
              defaultValue: ({ user }) => user?.id,
              admin: { readOnly: true },
            },
            {
              name: 'writtenAt',
              type: 'date',
              defaultValue: () => new Date().toISOString(),
              admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
            },
          ],
        },
      ],
    },
  ]
}
