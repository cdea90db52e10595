import { readConsultationSettings } from '@vitrina/content/consultations/appointments/slots.ts'
import {
  type Consultation,
  type ConsultationToStore,
  type FormTexts,
  type Receipt,
  storeConsultation,
} from '@vitrina/content/consultations/submit.ts'
import {
  createJobQueue,
  declareQueues,
  type EmailQueue,
  type JobQueue,
} from '@vitrina/content/jobs/queue.ts'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { afterAll, beforeAll } from 'vitest'
import { openPayload } from '../payload.ts'
import { anyChoices } from './any-choices.ts'

/** The sample company and a job queue without workers. */
export function useIntake(): JobQueue {
  const queue = createJobQueue()
  beforeAll(async () => {
    await loadSampleContent(await openPayload())
    await queue.start()
    await declareQueues(queue)
  }, 60_000)
  afterAll(() => queue.stop({ graceful: false }))
  return queue
}

export const texts: FormTexts = {
  choices: {
    ...anyChoices,
    services: [{ value: 'mobile-apps', label: 'Mobile apps' }],
    budgets: [{ value: 'small', label: 'Up to 10 000 €' }],
    timelines: [{ value: 'soon', label: 'Soon' }],
  },
  consent: { text: 'Store it.', version: '1' },
  answerTime: 'Tomorrow.',
}

/** A new request. */
export const consultation = (over: Partial<Consultation> = {}): Consultation => ({
  name: 'Maria Ciobanu',
  email: `maria.${crypto.randomUUID()}@client.example`,
  services: ['mobile-apps'],
  budget: 'small',
  message: `We need an app for our guides. ${crypto.randomUUID()}`,
  idempotencyKey: crypto.randomUUID(),
  ...over,
})

export async function submit(
  queue: EmailQueue,
  given: Consultation,
  over: Partial<ConsultationToStore> = {},
): Promise<Receipt> {
  const payload = await openPayload()
  return storeConsultation(payload, queue, {
    consultation: given,
    language: 'en',
    texts,
    source: { page: '/hire-us' },
    settings: await readConsultationSettings(payload),
    ...over,
  })
}
