import type { JobQueue } from '@vitrina/content/jobs/queue.ts'
import { queueMail } from '@vitrina/content/jobs/queue-mail.ts'
import type { ConsultationMailData } from '@vitrina/content/mails/templates.ts'
import { settings } from '@vitrina/content/settings.ts'
import { inTransaction } from '@vitrina/content/storage/transaction.ts'
import type { Payload } from 'payload'
import { m } from '~/paraglide/messages.js'
import type { Consultation } from '~/routes/hire-us/consultation-schema.ts'
import { newReference } from './reference.ts'

/** Where a request came from, as far as the visitor's browser tells. */
export type ConsultationSource = { page?: string; referrer?: string; campaign?: string }

/** What a visitor reads in the form, to be kept and written in mails in the same words. */
export type ConsultationWords = {
  services: Array<{ value: string; label: string }>
  budgets: Array<{ value: string; label: string }>
  timelines: Array<{ value: string; label: string }>
  consent: { text: string; version: string }
  answerTime: string
}

/** How long the same words from the same person count as the same request, in milliseconds. */
const repetitionWindow = 24 * 60 * 60 * 1000

/**
 * Stores a consultation request and the mails it calls for in one transaction.
 *
 * A request is stored once: the same form sent again (its `idempotencyKey`), and the same words from
 * the same address within a day, answer with the reference of the first.
 *
 * @returns the reference, after the database has confirmed that the request is stored.
 * @throws when it could not be stored; nothing was then, and it can be sent again.
 */
export async function receiveConsultation(
  payload: Payload,
  queue: Pick<JobQueue, 'send'>,
  consultation: Consultation,
  words: ConsultationWords,
  source: ConsultationSource,
): Promise<string> {
  const stored = await findStored(payload, consultation)
  if (stored) return stored
  try {
    return await store(payload, queue, consultation, words, source)
  } catch (error) {
    // The twin of a double click came first between the look and the insert.
    const twin = await findStored(payload, consultation)
    if (twin) return twin
    throw error
  }
}

/** Whether a request with this reference is stored. */
export async function isStored(payload: Payload, reference: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'consultation-requests',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function findStored(
  payload: Payload,
  { idempotencyKey, email, message }: Consultation,
): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'consultation-requests',
    where: {
      or: [
        { idempotencyKey: { equals: idempotencyKey } },
        {
          email: { equals: email },
          message: { equals: message },
          createdAt: { greater_than: new Date(Date.now() - repetitionWindow).toISOString() },
        },
      ],
    },
    select: { reference: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.reference
}

async function store(
  payload: Payload,
  queue: Pick<JobQueue, 'send'>,
  consultation: Consultation,
  words: ConsultationWords,
  source: ConsultationSource,
): Promise<string> {
  const { services, ...answers } = consultation
  const reference = newReference()
  return inTransaction(payload, async (req) => {
    const [chosen, company, { recipients }] = await Promise.all([
      payload.find({
        collection: 'services',
        where: { slug: { in: services } },
        select: { slug: true },
        depth: 0,
        pagination: false,
        overrideAccess: true,
        req,
      }),
      payload.findGlobal({ slug: 'company', depth: 0, overrideAccess: true, req }),
      payload.findGlobal({ slug: 'hire-us', depth: 0, overrideAccess: true, req }),
    ])
    const { id } = await payload.create({
      collection: 'consultation-requests',
      req,
      overrideAccess: true,
      depth: 0,
      data: {
        ...answers,
        reference,
        services: chosen.docs.map((service) => service.id),
        consent: { ...words.consent, givenAt: new Date().toISOString() },
        source,
        status: 'new',
      },
    })
    const data: ConsultationMailData = {
      reference,
      company: {
        name: company.name,
        phone: company.phone,
        email: company.email,
        siteUrl: settings.SITE_URL,
      },
      answerTime: words.answerTime,
      person: {
        name: consultation.name,
        email: consultation.email,
        company: consultation.company,
        phone: consultation.phone,
      },
      answers: answersInWords(consultation, words),
    }
    await queueMail(req, queue, {
      to: consultation.email,
      replyTo: company.email,
      subject: m.mail_consultation_received_subject({ reference }),
      template: 'consultation-received',
      data,
    })
    for (const recipient of recipients ?? []) {
      await queueMail(req, queue, {
        to: recipient,
        replyTo: consultation.email,
        subject: m.mail_consultation_notice_subject({ reference, name: consultation.name }),
        template: 'consultation-notice',
        data: {
          ...data,
          adminUrl: `${settings.ADMIN_URL}/admin/collections/consultation-requests/${id}`,
        },
      })
    }
    return reference
  })
}

/** Every answer with the label that stood beside it; what was left empty is left out. */
function answersInWords(
  { name, email, company, phone, services, budget, timeline, message }: Consultation,
  words: ConsultationWords,
): ConsultationMailData['answers'] {
  const label = (choices: ConsultationWords['services'], value?: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value
  const answers = [
    [m.hire_us_name_label(), name],
    [m.hire_us_email_label(), email],
    [m.hire_us_company_label(), company],
    [m.hire_us_phone_label(), phone],
    [m.hire_us_services_label(), services.map((slug) => label(words.services, slug)).join('\n')],
    [m.hire_us_budget_label(), label(words.budgets, budget)],
    [m.hire_us_timeline_label(), label(words.timelines, timeline)],
    [m.hire_us_message_label(), message],
  ] as const
  return answers.flatMap(([question, value]) => (value ? [{ label: question, value }] : []))
}
