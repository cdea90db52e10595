import { confirmations, queueEmail } from '@vitrina/content/email/emails.ts'
import {
  type EmailData,
  type EmailTemplateName,
  renderEmail,
  type SendEmailJob,
} from '@vitrina/content/email/send-email.ts'
import { createEmailTransport, type EmailTransport } from '@vitrina/content/email/transport.ts'
import { inTransaction } from '@vitrina/content/storage/transaction.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useMailServer } from './mail-server.ts'
import { openPayload } from './payload.ts'
import { sendEmail } from './send-email.ts'

const company = {
  name: 'Stejar & Fiii',
  phone: '+373 22 000 014',
  email: 'hello@company.example',
  siteUrl: 'https://company.example',
}
const person = { name: 'Ana <b>Țurcanu</b>', email: 'ana@client.example' }
const answers = [{ label: 'Your message', value: 'First line\nSecond & last line' }]
const url = 'https://company.example/a/link?token=a.b&x=1'
const appointment = { when: 'Monday, 23 November 2026, 10:00 (Chisinau)', url }
const consultation = { reference: 'C-7K3M-9QXF', company, answerTime: 'Tomorrow.', person }
const changed = { reference: 'C-7K3M-9QXF', company, person, appointment, before: 'Tuesday, 9:00' }
const application = {
  ...{ reference: 'A-7K3M-9QXF', company, position: 'Frontend engineer', answerTime: 'Soon.' },
  person,
}

/** Every template, with what it has to say at least. A new one is missed by the type check. */
const templates: { [Name in EmailTemplateName]: { data: EmailData[Name]; says: string[] } } = {
  'consultation-received': {
    data: { ...consultation, appointment },
    says: ['C-7K3M-9QXF', appointment.when, url],
  },
  'consultation-notice': {
    data: { ...consultation, answers, adminUrl: url },
    says: ['C-7K3M-9QXF', person.name, 'Second & last line', url],
  },
  'appointment-moved': { data: { ...changed, by: 'company' }, says: [appointment.when, url] },
  'appointment-cancelled': { data: { ...changed, by: 'visitor' }, says: ['C-7K3M-9QXF'] },
  'appointment-notice': {
    data: {
      ...changed,
      by: 'company',
      change: 'moved',
      colleague: 'Olga Rusu',
      adminUrl: 'https://admin.company.example/1',
    },
    says: ['Olga Rusu', person.name, appointment.when, 'https://admin.company.example/1'],
  },
  'appointment-reminder': {
    data: { reference: 'C-7K3M-9QXF', company, person, appointment },
    says: [appointment.when, url],
  },
  'retention-notice': {
    data: {
      company,
      documents: [{ kind: 'applications', reference: 'A-7K3M-9QXF', date: '5 December 2026', url }],
      more: 2,
      lists: [{ kind: 'applications', url }],
    },
    says: ['A-7K3M-9QXF', '5 December 2026', url],
  },
  'application-received': {
    data: application,
    says: ['A-7K3M-9QXF', 'Frontend engineer'],
  },
  'application-notice': {
    data: { ...application, answers, possibleDuplicateOf: 'A-0000-0001', adminUrl: url },
    says: ['A-7K3M-9QXF', person.name, 'Second & last line', 'A-0000-0001', url],
  },
  'job-alert-confirm': {
    data: { company, choice: 'Design, remote', confirmUrl: url },
    says: ['Design, remote', url],
  },
  'job-alert-digest': {
    data: {
      company,
      vacancies: [{ title: 'Designer', details: 'Design · Remote', summary: 'Draws.', url }],
      unsubscribeUrl: 'https://company.example/stop?token=1',
    },
    says: ['Designer', url, 'https://company.example/stop?token=1'],
  },
  'staff-invitation': {
    data: {
      ...{ company, name: person.name, email: person.email, inviter: 'Olga Rusu' },
      ...{ until: '30 November 2026', nonce: 'n' },
    },
    says: [person.name, person.email, 'Olga Rusu', '30 November 2026', '/admin/invitation/'],
  },
  'application-step': {
    data: { subject: 'Hello', text: 'One.\n\nTwo & three.', reference: 'A-7K3M-9QXF', company },
    says: ['One.', 'Two & three.'],
  },
  'test-email': { data: { company }, says: ['Email works'] },
}

const { arrived, url: mailServer } = useMailServer()
let transport: EmailTransport

beforeAll(() => {
  const SMTP_URL = mailServer()
  transport = createEmailTransport({ SMTP_URL, SITE_URL: company.siteUrl, DATA_DIR: '' })
})
afterAll(() => transport.close())

/** Queues a mail, sends it, and reads what the server was given. */
async function delivered(mail: Parameters<typeof queueEmail>[2]) {
  const payload = await openPayload()
  let job: SendEmailJob | undefined
  const queue = {
    insert: async (_: string, [sent]: Array<{ data: SendEmailJob }>) => {
      job = sent?.data
    },
  }
  await inTransaction(payload, (req) => queueEmail(req, queue as never, mail))
  if (!job) throw new Error('no job was enqueued')
  await sendEmail(payload, transport, { data: job })
  const raw = arrived.at(-1) ?? ''
  return { raw, parsed: await PostalMime.parse(raw) }
}

/** What links and texts look like in HTML. */
const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

describe('a real mail server receives every template, as HTML and as text', () => {
  it.each(Object.entries(templates))('%s', async (template, { data, says }) => {
    const { parsed } = await delivered({
      ...{ to: person.email, replyTo: company.email, subject: `About ${template} – ș` },
      ...{ template, data },
    } as Parameters<typeof queueEmail>[2])
    expect(parsed.subject).toBe(`About ${template} – ș`)
    expect(parsed.to?.map(({ address }) => address)).toEqual([person.email])
    expect(parsed.replyTo?.map(({ address }) => address)).toEqual([company.email])
    expect(parsed.from?.name).toBe(company.name)
    expect(parsed.messageId).toMatch(/^<[\w-]+@[\w.]+>$/)
    const text = parsed.text?.replace(/\s+/g, ' ') ?? ''
    const html = parsed.html?.replace(/<!-- -->/g, '').replace(/\s+/g, ' ') ?? ''
    for (const words of says) {
      expect(text).toContain(words)
      expect(html).toContain(inHtml(words))
    }
    expect(text + html).not.toMatch(/undefined|\[object|NaN/)
    expect(html).not.toContain('<b>Țurcanu')
  })
})

describe('to an unconfirmed address', () => {
  const hostile = 'Click https://evil.example =?utf-8?Q?now?=\u202e'
  const typed = {
    person: { ...person, name: hostile, company: hostile, phone: hostile },
    answers: [{ label: 'Your message', value: hostile }],
  }
  it.each(confirmations)('%s has no words of the sender but a safe name', async (template) => {
    const { data } = templates[template]
    const written = await renderEmail(template, { ...data, ...typed })
    expect(written.html + written.text).not.toMatch(/evil|Click|\u202e/)
    const greeted = await renderEmail(template, { ...data, person: { name: 'Ana Țurcanu' } })
    if ('person' in data) {
      expect(written.text).toContain('Hello,')
      expect(greeted.text).toContain('Dear Ana Țurcanu,')
    }
  })
})

it('a subject has no encoded words, and no characters that hide or turn others', async () => {
  const { raw, parsed } = await delivered({
    to: person.email,
    subject: 'A-1: =?utf-8?B?RXZpbA==?= A\u200bna \u202egpj\u202c',
    template: 'application-step',
    data: templates['application-step'].data,
  })
  expect(parsed.subject).toBe('A-1: Ana gpj')
  expect(raw).not.toContain('RXZpbA')
})

it('line breaks in a subject or an address make no header of their own', async () => {
  const { raw, parsed } = await delivered({
    to: person.email,
    replyTo: 'a@client.example\r\nBcc: victim@client.example',
    subject: 'Hello\r\nBcc: victim@client.example\r\n\r\nBody',
    template: 'application-step',
    data: templates['application-step'].data,
  })
  expect(raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^bcc:/im)
  expect(parsed.bcc).toBeUndefined()
  expect(parsed.text).toContain('Two & three.')
})

it('an invitation arrives as one, and the headers of a list as they were given', async () => {
  const unsubscribe = '<https://company.example/stop?token=1>'
  const { parsed } = await delivered({
    to: person.email,
    subject: 'News',
    template: 'job-alert-digest',
    data: templates['job-alert-digest'].data,
    headers: {
      'List-Unsubscribe': unsubscribe,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    attachments: [
      {
        filename: 'invitation.ics',
        contentType: 'text/calendar; method=REQUEST',
        content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
      },
    ],
  })
  const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe')).toBe(unsubscribe)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(parsed.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
})
