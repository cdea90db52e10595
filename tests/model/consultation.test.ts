import { createJobQueue, declareQueues, sendMailQueue } from '@vitrina/content/jobs/queue.ts'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isStored, receiveConsultation } from '~/intake.server/receive-consultation.ts'
import { openPayload } from './payload.ts'

const queue = createJobQueue()

beforeAll(async () => {
  await loadSampleContent(await openPayload())
  queue.on('error', () => {})
  await queue.start()
  await declareQueues(queue)
}, 30_000)
afterAll(() => queue.stop({ graceful: false }))

const words = {
  services: [{ value: 'mobile-apps', label: 'Mobile apps' }],
  budgets: [{ value: 'small', label: 'Up to 10 000 €' }],
  timelines: [{ value: 'soon', label: 'Soon' }],
  consent: { text: 'Store it.', version: '1' },
  answerTime: 'Tomorrow.',
}

const consultation = (over: Record<string, unknown> = {}) => ({
  name: 'Maria Ciobanu',
  email: 'maria@client.example',
  company: undefined,
  phone: undefined,
  services: ['mobile-apps'],
  budget: 'small',
  timeline: undefined,
  message: `We need an app for our guides. ${crypto.randomUUID()}`,
  idempotencyKey: crypto.randomUUID() as string,
  ...over,
})

const receive = async (given: ReturnType<typeof consultation>, sender = queue) =>
  receiveConsultation(await openPayload(), sender, given, words, { page: '/hire-us' })

const counts = async () => {
  const payload = await openPayload()
  const [requests, mails, jobs] = await Promise.all([
    payload.count({ collection: 'consultation-requests' }),
    payload.count({ collection: 'mails' }),
    queue.findJobs(sendMailQueue),
  ])
  return { requests: requests.totalDocs, mails: mails.totalDocs, jobs: jobs.length }
}

describe('a consultation request', () => {
  it('is stored with its mails and their jobs: one to the visitor, one to each recipient', async () => {
    const before = await counts()
    const reference = await receive(consultation())
    expect(reference).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const after = await counts()
    expect(after.requests).toBe(before.requests + 1)
    expect(after.mails).toBe(before.mails + 2)
    expect(after.jobs).toBe(before.jobs + 2)
    expect(await isStored(await openPayload(), reference)).toBe(true)
  })

  it('is stored once however often the same form is sent, also at the same time', async () => {
    const before = await counts()
    const given = consultation()
    const references = await Promise.all(Array.from({ length: 6 }, () => receive(given)))
    expect(new Set(references).size).toBe(1)
    expect(await receive(given)).toBe(references[0])
    const after = await counts()
    expect(after.requests).toBe(before.requests + 1)
    expect(after.mails).toBe(before.mails + 2)
  })

  it('is the same request when the same person sends the same words with a new form', async () => {
    const given = consultation()
    const first = await receive(given)
    expect(await receive({ ...given, idempotencyKey: crypto.randomUUID() })).toBe(first)
    expect(await receive(consultation())).not.toBe(first)
  })

  it('leaves nothing behind when it cannot be stored whole', async () => {
    const before = await counts()
    const broken = { send: () => Promise.reject(new Error('the queue is gone')) }
    await expect(receive(consultation(), broken as never)).rejects.toThrow('the queue is gone')
    expect(await counts()).toEqual(before)
  })
})
