import type { ArrayField, TextField } from 'payload'
import { choiceLists } from '../consultations/fields.ts'
import { recipientsField } from '../email/recipients.ts'
import {
  leadField,
  listField,
  numberField,
  referenceField,
  referencesField,
  requiredText,
  row,
  selectField,
  tabs,
} from '../fields/common-fields.ts'
import { consentFields } from '../inbox/received-fields.ts'
import { answerTimeField, pageGlobal, textSectionsField } from './sections.ts'

const recipients = recipientsField('Who is told about a request (email)', 'admin', 'editor')

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
      Form: [...choiceLists().map(choicesField), ...consentFields],
      'Consultation hours': [
        listField(
          'hours',
          {
            labels: { singular: 'Opening time', plural: 'Opening times' },
            description: 'When consultations may begin and end, on the company’s clock.',
          },
          [
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
        ),
        row(
          numberField('slotMinutes', 'Length of a consultation (minutes)', [10, 240], 45),
          numberField('bufferMinutes', 'Rest after it (minutes)', [0, 240], 15),
        ),
        row(
          {
            ...numberField('noticeHours', 'Shortest notice (hours)', [0, 720], 24),
            admin: { description: 'No consultation can be booked sooner than this.' },
          },
          numberField('horizonDays', 'How far ahead (days)', [1, 120], 21),
        ),
        referencesField(
          'consultants',
          'employees',
          'Who holds consultations. As many can be booked for the same time. Empty: the face beside the form.',
        ),
        listField('holidays', { description: 'Days without consultations.' }, [
          {
            name: 'date',
            type: 'date',
            required: true,
            admin: { date: { pickerAppearance: 'dayOnly' } },
          },
        ]),
      ],
    }),
    // Outside the tabs, so that the dashboard can link to it.
    { ...recipients, admin: { ...recipients.admin, position: 'sidebar' } },
  ],
)

function choicesField(name: string): ArrayField {
  return listField(name, { required: true }, [
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
  ])
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
