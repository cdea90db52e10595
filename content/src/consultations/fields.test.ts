import { expect, test } from 'vitest'
import { staffText } from '../email/recipients.ts'
import ro from '../i18n/messages/ro.json' with { type: 'json' }
import ru from '../i18n/messages/ru.json' with { type: 'json' }
import { exportColumns } from '../inbox/export-csv.ts'
import { ConsultationRequests } from './consultation-requests.ts'
import { answersOf } from './emails.tsx'
import { ownQuestions, questionList, staffLabels } from './fields.ts'

type Named = { name?: string; fields?: Named[]; tabs?: Named[]; admin?: object; access?: object }

const stored = (fields: Named[]): Named[] =>
  fields.flatMap((field) =>
    field.name ? [field] : stored([...(field.fields ?? []), ...(field.tabs ?? [])]),
  )

const fields = stored(ConsultationRequests.fields as Named[])

test.each(questionList.filter(({ kind }) => kind !== 'slot'))(
  'the answer to $name is stored, and no API can change it',
  ({ name, kind }) => {
    const field = fields.find((one) => one.name === name)
    expect(field).toBeDefined()
    if (kind !== 'consent') expect(field).toMatchObject({ admin: { readOnly: true }, access: {} })
  },
)

test.each(ownQuestions().filter(({ kind }) => kind !== 'files'))(
  'the answer to $name is exported to CSV',
  ({ label }) => {
    const headings = exportColumns['consultation-requests'].map(([heading]) => heading)
    expect(headings).toContain(label)
  },
)

test.each(questionList.filter(({ kind }) => kind !== 'slot' && kind !== 'consent'))(
  'the answer to $name reaches the email to staff',
  ({ name, kind }) => {
    const sent = {
      consultation: kind === 'files' ? {} : { [name]: 'An answer' },
      texts: { choices: { services: [], budgets: [], timelines: [] } },
      attachments: kind === 'files' ? [{ originalName: 'An answer' }] : [],
    }
    const answers = answersOf(sent as unknown as Parameters<typeof answersOf>[0])
    expect(answers).toEqual([{ label: staffText(staffLabels[name]), value: 'An answer' }])
  },
)

test.each(Object.entries(staffLabels))('the label of %s is translated for staff', (_, label) => {
  expect(ro.vitrina).toHaveProperty([label])
  expect(ru.vitrina).toHaveProperty([label])
})
