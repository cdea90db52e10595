import type { ArrayField, TextField } from 'payload'
import { recipientsField } from '../email/recipients.ts'
import {
  leadField,
  numberField,
  referenceField,
  referencesField,
  requiredText,
  row,
  selectField,
  tabs,
} from '../fields/common-fields.ts'
import { consentFields } from '../inbox/consent-fields.ts'
import { answerTimeField, pageGlobal, textSectionsField } from './sections.ts'

const recipients = recipientsField('Who is told about a request (e-mail)', 'admin', 'editor')

/** The hire-us page: texts, form choices, consultation hours and email recipients. */
export const HireUs = pageGlobal(
  'hire-us',
  'Hire-us page',
  'The page that brings requests, its form, and when people can be spoken to.',
  [
    tabs({
      Page: [
        requiredText('heading'),
        leadField,
        textSectionsField('next', 'What happens after a request was sent.', 'What happens next'),
        answerTimeField,
        referenceField('contactPerson', 'employees', 'The face beside the form.'),
      ],
      Form: [choicesField('budgets'), choicesField('timelines'), ...consentFields],
      'Consultation hours': [
        {
          name: 'hours',
          type: 'array',
          labels: { singular: 'Opening time', plural: 'Opening times' },
          admin: { description: 'When consultations may begin and end, on the company’s clock.' },
          fields: [
            row(
              selectField('day', {
                1: 'Monday',
                2: 'Tuesday',
                3: 'Wednesday',
                4: 'Thursday',
                5: 'Friday',
                6: 'Saturday',
                7: 'Sunday',
              }),
              timeField('from', 'Opens'),
              timeField('to', 'Closes'),
            ),
          ],
        },
        row(
          numberField('slotMinutes', 'Length of a consultation (minutes)', {
            defaultValue: 45,
            min: 10,
            max: 240,
          }),
          numberField('bufferMinutes', 'Rest after it (minutes)', {
            defaultValue: 15,
            min: 0,
            max: 240,
          }),
        ),
        row(
          {
            ...numberField('noticeHours', 'Shortest notice (hours)', {
              defaultValue: 24,
              min: 0,
              max: 720,
            }),
            admin: { description: 'No consultation can be booked sooner than this.' },
          },
          numberField('horizonDays', 'How far ahead (days)', {
            defaultValue: 21,
            min: 1,
            max: 120,
          }),
        ),
        referencesField(
          'consultants',
          'employees',
          'Who holds consultations. As many can be booked for the same time. Empty: the face beside the form.',
        ),
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
    }),
    // Outside the tabs, so that the dashboard can link to it.
    { ...recipients, admin: { ...recipients.admin, position: 'sidebar' } },
  ],
)

function choicesField(name: string): ArrayField {
  return {
    name,
    type: 'array',
    required: true,
    fields: [
      row(
        {
          name: 'value',
          label: 'Short name',
          type: 'text',
          required: true,
          admin: { description: 'Kept in requests; never change it.' },
        },
        requiredText('label', 'Choice'),
      ),
    ],
  }
}

function timeField(name: string, label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    validate: (value: unknown) =>
      /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || 'Give a time such as 09:30.',
  }
}
