import type { ArrayField, GlobalConfig } from 'payload'
import { recipientsField } from '../email/recipients.ts'
import { consentFields } from '../inbox/consent-fields.ts'
import { globalDrafts } from '../publishing/drafts.ts'
import { globalAccess, hiddenUnless } from '../staff/access.ts'
import { textSectionsField } from './sections.ts'

const recipients = recipientsField('Who is told about a request (e-mail)', 'admin', 'editor')

/** The hire-us page: texts, form choices, consultation hours and email recipients. */
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
          fields: [choicesField('budgets'), choicesField('timelines'), ...consentFields],
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
              type: 'row',
              fields: [
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
                  name: 'bufferMinutes',
                  label: 'Rest after it (minutes)',
                  type: 'number',
                  required: true,
                  defaultValue: 15,
                  min: 0,
                  max: 240,
                },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'noticeHours',
                  label: 'Shortest notice (hours)',
                  type: 'number',
                  required: true,
                  defaultValue: 24,
                  min: 0,
                  max: 720,
                  admin: { description: 'No consultation can be booked sooner than this.' },
                },
                {
                  name: 'horizonDays',
                  label: 'How far ahead (days)',
                  type: 'number',
                  required: true,
                  defaultValue: 21,
                  min: 1,
                  max: 120,
                },
              ],
            },
            {
              name: 'consultants',
              type: 'relationship',
              relationTo: 'employees',
              hasMany: true,
              admin: {
                description:
                  'Who holds consultations. As many can be booked for the same time. Empty: the face beside the form.',
              },
            },
            {
              name: 'holidays',
              type: 'array',
              admin: { description: 'Days without consultations.' },
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
    {
      ...recipients,
      // Outside the tabs, so that the dashboard can link to it.
      admin: { ...recipients.admin, position: 'sidebar' },
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
