import { unconfirmedLimits } from '@vitrina/content/email/emails.ts'
import { renderEmail } from '@vitrina/content/email/send-email.ts'
import type { EmailQueue } from '@vitrina/content/jobs/queue.ts'
import { sendJobAlerts } from '@vitrina/content/vacancies/send-job-alerts.ts'
import {
  askToConfirm,
  readUnsubscribe,
  removeAlert,
  requestedAlert,
  storeAlert,
} from '@vitrina/content/vacancies/subscribe.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { m } from '~/paraglide/messages.js'
import { openPayload } from '../payload.ts'
import { richText } from '../publishing/rich-text.ts'
import { useIntake } from './consultations.ts'

const queue = useIntake()

const consent = { version: '1', givenAt: '2026-06-10T10:00:00.000Z' }
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const text = m.job_alerts_consent()
const everything = { departments: [], workplaces: [], language: 'en' as const, consent }

let departments: number[] = []
beforeAll(async () => {
  const { docs } = await (await openPayload()).find({ collection: 'departments', sort: 'order' })
  departments = docs.map(({ id }) => id)
})

beforeEach(async () => {
  const payload = await openPayload()
  for (const collection of ['job-alerts', 'emails'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await payload.delete({ collection: 'vacancies', where: { slug: { like: 'new-' } } })
})
afterEach(() => void vi.useRealTimers())

/** Only what the code reads as now: the database's own timers go on. */
const itIs = (moment: string) => vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })

/** In summer Chisinau is three hours ahead. */
const nine = '2026-06-15T06:00:00.000Z'

async function publish(slug: string, moment: string, over: Record<string, unknown> = {}) {
  itIs(moment)
  await (await openPayload()).create({
    collection: 'vacancies',
    data: {
      ...{ title: slug, slug: `new-${slug}`, summary: `About ${slug}.`, about: richText },
      ...{ employmentType: 'full-time', seniority: 'senior', workplace: 'hybrid' },
      department: departments[0] ?? 0,
      postedOn: '2026-06-01T12:00:00.000Z',
      _status: 'published',
      ...over,
    },
  })
}

async function subscribe(email: string, moment: string, over = {}) {
  itIs(moment)
  await storeAlert(await openPayload(), { ...everything, email, ...over }, text)
}

const alerts = async () =>
  (await (await openPayload()).find({ collection: 'job-alerts', depth: 0, sort: 'id' })).docs

async function digests() {
  const { docs } = await (await openPayload()).find({
    collection: 'emails',
    where: { template: { equals: 'job-alert-digest' } },
    sort: 'id',
  })
  return docs.map(({ to, replyTo, data, headers, subject }) => ({
    ...{ to, replyTo, subject, headers: headers as Record<string, string> },
    data: data as { vacancies: { title: string }[]; unsubscribeUrl: string },
  }))
}

const told = async () =>
  (await digests()).map(({ to, data }) => [to, ...data.vacancies.map(({ title }) => title)])

const tell = async (moment: string, sender: EmailQueue = queue) => {
  itIs(moment)
  await sendJobAlerts(await openPayload(), sender)
}

describe('a job alert', () => {
  it('exists only in a signed link until its address confirms it, and then once', async () => {
    const payload = await openPayload()
    const asked = {
      email: 'ana@mail.example',
      departments,
      workplaces: ['remote' as const],
      language: 'en' as const,
    }
    await askToConfirm(payload, queue, asked, 'Everything')
    expect(await alerts()).toEqual([])
    const { docs } = await payload.find({ collection: 'emails' })
    expect(docs.map(({ to, template }) => [to, template])).toEqual([
      ['ana@mail.example', 'job-alert-confirm'],
    ])
    const { confirmUrl = '' } = (docs[0]?.data ?? {}) as { confirmUrl?: string }
    const alert = requestedAlert(tokenOf(confirmUrl))
    if (typeof alert !== 'object') throw new Error('the link does not work')
    expect(alert).toMatchObject(asked)
    await Promise.all([storeAlert(payload, alert, text), storeAlert(payload, alert, text)])
    const [row, ...more] = await alerts()
    expect(more).toEqual([])
    expect(row).toMatchObject({ ...asked, consent: { version: '1' } })
    expect(row?.consent?.text).toContain('I agree')

    vi.useFakeTimers({ now: Date.now() + 3 * 24 * 3_600_000 + 1_000, toFake: ['Date'] })
    expect(requestedAlert(tokenOf(confirmUrl))).toBe('expired')
    expect(requestedAlert(`a${tokenOf(confirmUrl)}`)).toBeUndefined()
  })

  it('names the privacy policy in its consent, and asks again when that has changed', async () => {
    const payload = await openPayload()
    const asked = { ...everything, email: 'policy@mail.example' }
    await askToConfirm(payload, queue, asked, 'Everything', { version: 'privacy 2026-01-01' })
    const { docs } = await payload.find({ collection: 'emails' })
    const { confirmUrl = '' } = (docs[0]?.data ?? {}) as { confirmUrl?: string }
    const token = tokenOf(confirmUrl)
    expect(requestedAlert(token, { version: 'privacy 2026-01-01' })).toMatchObject({
      consent: { version: '1, privacy 2026-01-01' },
    })
    expect(requestedAlert(token, { version: 'privacy 2026-02-01' })).toBe('expired')
    expect(requestedAlert(token)).toBe('expired')
  })

  it('is asked for by mail a few times an hour, however the address is written', async () => {
    const payload = await openPayload()
    const asked = { departments: [], workplaces: [], language: 'en' as const }
    const written = ['ana@mail.example', 'ANA@mail.example', 'ana+jobs@mail.example']
    const sent: boolean[] = []
    for (let number = 0; number <= unconfirmedLimits.ofTemplateInHour; number++) {
      const email = written[number % 3] ?? ''
      sent.push(await askToConfirm(payload, queue, { ...asked, email }, 'Everything'))
    }
    expect(sent).toEqual([...Array(unconfirmedLimits.ofTemplateInHour).fill(true), false])
    const { docs } = await payload.find({ collection: 'emails' })
    expect(docs).toHaveLength(unconfirmedLimits.ofTemplateInHour)
    expect(docs[0]?.replyTo, 'those who hire').toBe('jobs@stejar.example')
  })

  it('is not changed by an old link after one that was asked for later', async () => {
    const payload = await openPayload()
    const link = (givenAt: string, workplaces: 'remote'[]) => ({
      ...{ email: 'ana@mail.example', departments: [], workplaces, language: 'en' as const },
      consent: { version: '1', givenAt },
    })
    const old = link('2026-06-10T10:00:00.000Z', [])
    const later = link('2026-06-10T10:05:00.000Z', ['remote'])
    expect(await storeAlert(payload, later, text)).toBe(true)
    expect(await storeAlert(payload, old, text)).toBe(false)
    expect(await storeAlert(payload, later, text), 'pressed again').toBe(true)
    expect(await alerts()).toMatchObject([{ workplaces: ['remote'] }])
  })

  it('is replaced by another choice, without telling anything twice', async () => {
    await subscribe('ana@mail.example', '2026-06-14T10:00:00.000Z')
    const [before] = await alerts()
    await subscribe('ana@mail.example', '2026-06-20T10:00:00.000Z', { workplaces: ['remote'] })
    const [row] = await alerts()
    expect(row).toMatchObject({ id: before?.id, workplaces: ['remote'] })
    expect(row?.toldUntil).toBe(before?.toldUntil)
  })
})

describe('the daily mail', () => {
  it('notifies subscribers at nine of new open vacancies that match, and of nothing else', async () => {
    await publish('before', '2026-06-13T10:00:00.000Z')
    await subscribe('all@mail.example', '2026-06-14T10:00:00.000Z')
    await subscribe('remote@mail.example', '2026-06-14T10:00:00.000Z', { workplaces: ['remote'] })
    await subscribe('second@mail.example', '2026-06-14T10:00:00.000Z', {
      departments: [departments[1]],
    })
    await subscribe('none@mail.example', '2026-06-14T10:00:00.000Z', { workplaces: ['on-site'] })
    await publish('hybrid', '2026-06-14T11:00:00.000Z')
    await publish('remote', '2026-06-14T12:00:00.000Z', { workplace: 'remote' })
    await publish('second', '2026-06-14T13:00:00.000Z', { department: departments[1] })
    await publish('draft', '2026-06-14T14:00:00.000Z', { _status: 'draft' })
    await publish('closed', '2026-06-14T14:00:00.000Z', { closesOn: '2026-06-14T12:00:00.000Z' })

    await tell('2026-06-15T05:59:59.000Z')
    expect(await told()).toEqual([])
    await tell(nine)
    expect(await told()).toEqual([
      ['all@mail.example', 'second', 'remote', 'hybrid'],
      ['remote@mail.example', 'remote'],
      ['second@mail.example', 'second'],
    ])
    await publish('later', '2026-06-15T09:00:00.000Z')
    await tell('2026-06-15T10:00:00.000Z')
    expect(await told(), 'one mail a day').toHaveLength(3)
    await tell('2026-06-16T06:00:00.000Z')
    expect((await told()).slice(3)).toEqual([['all@mail.example', 'later']])
    await tell('2026-06-17T06:00:00.000Z')
    expect(await told(), 'nothing new').toHaveLength(4)
  })

  it('is written once by several processes, and by the next when one dies in the middle', async () => {
    await subscribe('first@mail.example', '2026-06-14T10:00:00.000Z')
    await subscribe('second@mail.example', '2026-06-14T10:00:00.000Z')
    await publish('hybrid', '2026-06-14T11:00:00.000Z')
    let sent = 0
    const dying = {
      insert: ((...args: Parameters<typeof queue.insert>) => {
        sent += 1
        return sent > 1 ? Promise.reject(new Error('killed')) : queue.insert(...args)
      }) as typeof queue.insert,
    }
    await expect(tell(nine, dying)).rejects.toThrow('killed')
    expect(await told()).toEqual([['first@mail.example', 'hybrid']])
    await Promise.all([tell(nine), tell(nine), tell(nine)])
    expect(await told()).toEqual([
      ['first@mail.example', 'hybrid'],
      ['second@mail.example', 'hybrid'],
    ])
  })

  it('is made up for later that day when nothing ran at nine', async () => {
    await subscribe('ana@mail.example', '2026-06-14T10:00:00.000Z')
    await publish('hybrid', '2026-06-14T11:00:00.000Z')
    await tell('2026-06-15T15:00:00.000Z')
    expect(await told()).toHaveLength(1)
  })

  it('can be ended with one press, which ends it for good', async () => {
    await subscribe('ana@mail.example', '2026-06-14T10:00:00.000Z')
    await publish('hybrid', '2026-06-14T11:00:00.000Z')
    await tell(nine)
    const [mail] = await digests()
    expect(mail?.subject).toBe('New position: hybrid')
    expect(mail?.replyTo).toBe('jobs@stejar.example')
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${mail?.data.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const written = await renderEmail('job-alert-digest', mail?.data)
    expect(written.text).toContain('http://localhost:3000/careers/new-hybrid')
    expect(written.html).toContain(mail?.data.unsubscribeUrl.replaceAll('&', '&amp;'))

    const token = new URL(mail?.data.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
    expect(readUnsubscribe(token)).toBe((await alerts())[0]?.id)
    const payload = await openPayload()
    expect(await removeAlert(payload, `a${token}`)).toBe(false)
    expect(await alerts()).toHaveLength(1)
    expect(await removeAlert(payload, token)).toBe(true)
    expect(await removeAlert(payload, token), 'again').toBe(true)
    expect(await alerts()).toEqual([])
  })
})
