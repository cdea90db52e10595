import type { ArrayField } from 'payload'

/** Large figures with a label, such as “38 %” and “fewer missed appointments”. */
export function figuresField(name: string, description: string): ArrayField {
  return {
    name,
    type: 'array',
    maxRows: 6,
    labels: { singular: 'Figure', plural: 'Figures' },
    admin: { description },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'value',
            label: 'Figure',
            type: 'text',
            required: true,
            localized: true,
            maxLength: 16,
          },
          {
            name: 'label',
            label: 'What it counts',
            type: 'text',
            required: true,
            localized: true,
            maxLength: 80,
          },
        ],
      },
    ],
  }
}
