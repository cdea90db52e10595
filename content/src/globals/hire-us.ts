import type { ArrayField, GlobalConfig } from 'payload'
import { globalAccess } from '../access/content-access.ts'
import { hiddenUnless } from '../access/hidden-unless.ts'
import { hasRole } from '../access/roles.ts'
import { globalDrafts } from '../fields/drafts.ts'
import { textSectionsField } from '../fields/text-sections.ts'

/** The hire-us page: its words, the form's choices, and who is told about a request. */
export const HireUs: GlobalConfig = {
  slug: 'hire-us',
  label: 'Hire-us page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: {
    group: 'Pages',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The page that brings requests, its form, and when people can be spoken to.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            { name: 'heading', type: 'text', required: true, localized: true },
            { name: 'lead', label: 'Text below the heading', type: 'textarea', localized: true },
            textSectionsField(
              'next',
              'What happens after a request was sent.',
              'What happens next',
            ),
            {
              name: 'answerTime',
              type: 'text',
              required: true,
              localized: true,
              admin: {
                description: 'How soon people hear from us, such as “within one working day”.',
              },
            },
            {
              name: 'contactPerson',
              type: 'relationship',
              relationTo: 'employees',
              admin: { description: 'The face beside the form.' },
            },
          ],
        },
        {
          label: 'Form',
          fields: [
            choicesField('budgets'),
            choicesField('timelines'),
            {
              name: 'consentText',
              type: 'textarea',
              required: true,
              localized: true,
              admin: { description: 'What people agree to when they send the form.' },
            },
            {
              name: 'consentVersion',
              type: 'text',
              required: true,
              admin: {
                description:
                  'Change it whenever the consent text changes; it is stored with each request.',
              },
            },
            {
              name: 'recipients',
              label: 'Who is told about a request (e-mail)',
              type: 'text',
              hasMany: true,
              required: true,
              // Staff addresses are nobody else's business, not even through a published global.
              access: { read: ({ req }) => hasRole(req.user, 'admin', 'editor') },
              validate: (value) =>
                (Array.isArray(value) &&
                  value.length > 0 &&
                  value.every((address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(address)))) ||
                'Give at least one e-mail address, and only e-mail addresses.',
            },
          ],
        },
        {
          label: 'Consultation hours',
          fields: [
            {
              name: 'hours',
              type: 'array',
              labels: { singular: 'Opening time', plural: 'Opening times' },
              admin: {
                description: 'When consultations may begin and end, on the company’s clock.',
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'day',
                      type: 'select',
                      required: true,
                      options: [
                        { label: 'Monday', value: '1' },
                        { label: 'Tuesday', value: '2' },
                        { label: 'Wednesday', value: '3' },
                        { label: 'Thursday', value: '4' },
                        { label: 'Friday', value: '5' },
                        { label: 'Saturday', value: '6' },
                        { label: 'Sunday', value: '7' },
                      ],
                    },
                    {
                      name: 'from',
                      label: 'Opens',
                      type: 'text',
                      required: true,
                      validate: validateTime,
                    },
                    {
                      name: 'to',
                      label: 'Closes',
                      type: 'text',
                      required: true,
                      validate: validateTime,
                    },
                  ],
                },
              ],
            },
            {
              name: 'slotMinutes',
              label: 'Length of a consultation (minutes)',
              type: 'number',
              required: true,
              defaultValue: 45,
              min: 10,
              max: 240,
            },
            {
              name: 'holidays',
              type: 'array',
              admin: { description: 'Days on which nobody can be spoken to.' },
              fields: [
                {
                  name: 'date',
                  type: 'date',
                  required: true,
                  admin: { date: { pickerAppearance: 'dayOnly' } },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

function choicesField(name: string): ArrayField {
  return {
    name,
    type: 'array',
    required: true,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'value',
            label: 'Short name',
            type: 'text',
            required: true,
            admin: { description: 'Kept in requests; never change it.' },
          },
          { name: 'label', label: 'Choice', type: 'text', required: true, localized: true },
        ],
      },
    ],
  }
}

function validateTime(value: unknown): string | true {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || 'Give a time such as 09:30.'
}
