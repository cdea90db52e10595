import type { ArrayField, CollectionBeforeChangeHook, NumberField } from 'payload'

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

/** Stores the user who made the change of a version; null if it came through the site. */
export const setChangedBy: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: req.user?.id ?? null,
})

type Rule = { required?: boolean }

/** Validates a secure URL: HTTPS only, which excludes `javascript:` and prevents tampering. */
export function validateSecureAddress(value: unknown, { required }: Rule): string | true {
  return (
    isLeftOut(value, required) ||
    addressWith(value, 'https:') ||
    'Give a whole address that starts with https://, such as https://www.company.example.'
  )
}

/** Validates the URL of a third party, whose site may not support HTTPS. */
export function validateWebAddress(value: unknown, { required }: Rule): string | true {
  return (
    isLeftOut(value, required) ||
    addressWith(value, 'https:', 'http:') ||
    'Give a whole address, such as https://www.client.example.'
  )
}

const isLeftOut = (value: unknown, required?: boolean): boolean =>
  !required && (value === undefined || value === null || value === '')

function addressWith(value: unknown, ...protocols: string[]): boolean {
  return (
    typeof value === 'string' &&
    URL.canParse(value) &&
    protocols.includes(new URL(value).protocol) &&
    new URL(value).hostname.includes('.')
  )
}

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
