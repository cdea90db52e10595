import type { FieldHook, TextareaField } from 'payload'
import { describe, expect, it } from 'vitest'
import { invitationTo } from '../consultations/appointments/appointment.ts'
import { Emails } from './emails.ts'
import { renderEmail } from './send-email.ts'

const company = {
  name: 'Stejar & Fiii',
  phone: '+373 22 000 014',
  email: 'hello@company.example',
  siteUrl: 'https://company.example',
}
const withoutContact = { ...company, phone: '', email: '' }
const person = { name: 'Ana Țurcanu', email: 'ana@client.example' }
const answers = [
  { label: 'Message', value: 'First line\nSecond & last line' },
  { label: 'Company', value: 'Client & Co.' },
]
const url = 'https://company.example/a/link?token=a.b&x=1'
const adminUrl = 'https://admin.company.example/admin/1'
const when = 'Monday, November 23, 2026, 10:00–10:30 (Chisinau, GMT+2)'
const elsewhere = 'Monday, November 23, 2026, 09:00–09:30 (Berlin, GMT+1)'
const appointment = { when, elsewhere, url, sequence: 1 }
const consultation = { reference: 'C-7K3M-9QXF', company, person }
const answerTime = 'We answer within one working day.'
const received = { ...consultation, answerTime }
const before = 'Tuesday, November 24, 2026, 09:00–09:30 (Chisinau, GMT+2)'
const change = { ...consultation, appointment, before }
const phone = '+373 69 123 456'
const notice = { ...change, adminUrl }
const application = { reference: 'A-7K3M-9QXF', company, person, answerTime }
const vacancy = { details: 'Design · Remote', summary: 'Draws & writes.', url }
const invitation = {
  company,
  ...person,
  inviter: 'Olga Rusu',
  until: '30 November 2026',
  nonce: 'n',
}
const retention = { company, documents: [], more: 0, lists: [] }

const emails: [string, string, object][] = [
  ['consultation-received', 'without a call', received],
  ['consultation-received', 'with a call', { ...received, appointment }],
  [
    'consultation-received',
    'with a call to a number',
    { ...received, appointment: { ...appointment, phone } },
  ],
  ['consultation-received', 'without contact', { ...received, company: withoutContact }],
  ['consultation-received', 'unsafe name', { ...received, person: { name: 'www.x.example' } }],
  ['consultation-notice', 'without a call', { ...received, answers, adminUrl }],
  ['consultation-notice', 'with a call', { ...received, answers, adminUrl, appointment }],
  [
    'consultation-notice',
    'of a company',
    { ...received, answers, adminUrl, person: { ...person, company: 'Client & Co.' } },
  ],
  ['appointment-moved', 'by the visitor', { ...change, by: 'visitor' }],
  ['appointment-moved', 'by the company', { ...change, by: 'company', message: 'I am ill.' }],
  ['appointment-cancelled', 'by the visitor', { ...change, by: 'visitor' }],
  ['appointment-cancelled', 'by the company', { ...change, by: 'company', message: 'I am ill.' }],
  ['appointment-cancelled', 'no phone', { ...change, by: 'visitor', company: withoutContact }],
  ['appointment-notice', 'moved by the visitor', { ...notice, by: 'visitor', change: 'moved' }],
  [
    'appointment-notice',
    'cancelled by the visitor',
    { ...notice, by: 'visitor', change: 'cancelled' },
  ],
  ['appointment-notice', 'moved by staff', { ...notice, by: 'company', change: 'moved' }],
  [
    'appointment-notice',
    'moved by a colleague',
    { ...notice, by: 'company', change: 'moved', colleague: 'Olga Rusu' },
  ],
  ['appointment-notice', 'cancelled by staff', { ...notice, by: 'company', change: 'cancelled' }],
  ['appointment-reminder', 'with a phone', { ...consultation, appointment }],
  ['appointment-reminder', 'no phone', { ...consultation, appointment, company: withoutContact }],
  [
    'retention-notice',
    'of both kinds',
    {
      company,
      documents: [
        { kind: 'applications', reference: 'A-7K3M-9QXF', date: '5 December 2026', url },
        { kind: 'consultation-requests', reference: 'C-7K3M-9QXF', date: '6 December 2026', url },
      ],
      more: 2,
      lists: [
        { kind: 'applications', url },
        { kind: 'consultation-requests', url },
      ],
    },
  ],
  ['retention-notice', 'without more', retention],
  ['application-received', 'for a vacancy', { ...application, position: 'Designer' }],
  ['application-received', 'without a vacancy', application],
  ['application-received', 'no phone', { ...application, company: withoutContact }],
  [
    'application-notice',
    'for a vacancy',
    { ...application, position: 'Designer', answers, adminUrl },
  ],
  [
    'application-notice',
    'duplicate',
    { ...application, answers, adminUrl, possibleDuplicateOf: 'A-0000-0001' },
  ],
  ['job-alert-confirm', 'a choice', { company, choice: 'Design, remote', confirmUrl: url }],
  [
    'job-alert-digest',
    'one vacancy',
    { company, vacancies: [{ title: 'Designer', ...vacancy }], unsubscribeUrl: `${url}1` },
  ],
  [
    'job-alert-digest',
    'two vacancies',
    {
      company,
      vacancies: [
        { title: 'Designer', ...vacancy },
        { title: 'Writer', ...vacancy, url: `${url}2` },
      ],
      unsubscribeUrl: `${url}1`,
    },
  ],
  ['staff-invitation', 'in English', invitation],
  ['staff-invitation', 'in Romanian', { ...invitation, locale: 'ro' }],
  ['staff-invitation', 'in Russian', { ...invitation, locale: 'ru' }],
  [
    'application-step',
    'two paragraphs',
    { subject: 'Hello', text: 'One.\n\nTwo & three.', reference: 'A-7K3M-9QXF', company },
  ],
  ['test-email', 'of the settings', { company }],
]

describe('the texts of an email are the agreed ones', () => {
  it.each(emails)('%s, %s', async (template, _, data) => {
    const { html, text } = await renderEmail(template, data)
    const language = /<html[^>]* lang="(\w+)"/.exec(html)?.[1]
    const preview = /<div[^>]*data-skip-in-text[^>]*>([^<]*)/.exec(html)?.[1]
    expect(`${language}: ${preview}\n\n${text}`).toMatchSnapshot()
    expect(html, 'phones show it in its width').toContain('content="width=device-width')
  })
})

describe('the texts of a calendar entry are the agreed ones', () => {
  const booked = {
    ...{ id: 7, reference: 'C-7K3M-9QXF', ...person, sequence: 2 },
    ...{ startsAt: '2026-11-24T08:00:00.000Z', endsAt: '2026-11-24T08:30:00.000Z' },
  }
  it.each([
    ['for the visitor', company, {}],
    ['for a visitor with a phone', company, {}, { phone }],
    ['for a visitor without a phone to call', withoutContact, {}],
    ['for a colleague', company, { colleague: 'olga@company.example' }],
    ['for a colleague to call', company, { colleague: 'olga@company.example' }, { phone }],
    ['for staff by the link', company, { holder: 'staff' }, { phone }],
    ['for a cancelled call', company, { method: 'CANCEL' }],
  ] as const)('%s', (_, sender, options, more?: { phone: string }) => {
    const { filename, content } = invitationTo({ ...booked, ...more }, { company: sender }, options)
    const unfolded = content.replace(/\r\n[ \t]/g, '').replace(/token=[\w.-]+/g, 'token=…')
    const texts = unfolded.split('\r\n').filter((line) => /^(PRODID|SUMMARY|DESCR)/.test(line))
    expect([filename, ...texts].join('\n')).toMatchSnapshot()
  })
})

it('staff read in their language why an email was not sent', async () => {
  const field = Emails.fields.find((each) => 'name' in each && each.name === 'lastError')
  const [translated] = (field as TextareaField).hooks?.afterRead ?? []
  const read = (value: string) =>
    translated?.({ value, req: { i18n: { language: 'ro' } } } as Parameters<FieldHook>[0])
  expect(await read('The last attempt was interrupted.')).toBe(
    'Ultima încercare a fost întreruptă.',
  )
  expect(await read('452 mailbox busy')).toBe('452 mailbox busy')
})
