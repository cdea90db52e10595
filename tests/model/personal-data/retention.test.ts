import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { JobQueue } from '@vitrina/content/jobs/queue.ts'
import { enforceRetention } from '@vitrina/content/personal-data/retention/enforce-retention.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anyChoices } from '../intake/any-choices.ts'
import { openPayload } from '../payload.ts'
import { apply, filesOnDisk, openQueue, query, request } from './stored.ts'

let queue: JobQueue
let number = 0
const person = () => {
  number += 1
  return { name: `Vera${number}`, email: `vera.${number}@client.example` }
}

beforeAll(async () => {
  queue = await openQueue()
  const payload = await openPayload()
  const consent = { consentText: 'Yes.', consentVersion: '1', answerTime: 'Soon.' }
  await payload.updateGlobal({
    slug: 'company',
    data: {
      ...{ name: 'Stejar', tagline: 'Software', phone: '+373 22 000 014' },
      ...{ email: 'hello@company.example', employeePortal: 'https://portal.company.example' },
      ...{ address: { street: 'Strada 1', city: 'Chisinau', country: 'Moldova' } },
      timeZone: 'Europe/Chisinau',
    },
  })
  await query(
    `insert into careers_page (id, application_consent_version) values (1, '1') on conflict do nothing`,
  )
  await payload.updateGlobal({
    slug: 'hire-us',
    data: {
      ...{ heading: 'H', ...consent, slotMinutes: 45, _status: 'published' },
      ...anyChoices,
      recipients: ['sales@company.example', 'boss@company.example'],
    } as never,
  })
  await payload.updateGlobal({
    slug: 'careers-page',
    data: {
      ...{ heading: 'H', whyHeading: 'W', openHeading: 'O', _status: 'published' },
      speculative: { heading: 'S', text: 'T' },
      application: { ...consent, recipients: ['jobs@company.example', 'boss@company.example'] },
    } as never,
  })
})
afterAll(() => queue.stop({ graceful: false }))
beforeEach(async () => {
  for (const table of ['emails', '_applications_v', 'applications', '_consultation_requests_v']) {
    await query(`delete from ${table}`)
  }
  await query('delete from consultation_requests')
  await query('delete from documents')
  await query('delete from erasures')
  await periods({ applicationMonths: 24, consultationMonths: 24, mailMonths: 12, warningDays: 14 })
})

const periods = async (data: Record<string, number>) =>
  (await openPayload()).updateGlobal({ slug: 'personal-data', data })

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-01-15T03:00:00.000Z')
/** So many days after what was received. */
const inDays = (days: number) => new Date(start + days * day)
const enforce = async (days: number) => enforceRetention(await openPayload(), queue, inDays(days))

/** As if it had been received, and last touched, on 15 January 2026. */
async function age(table: 'applications' | 'consultation_requests', id: number, days = 0) {
  const moment = inDays(days)
  await query(`update ${table} set created_at = $1, updated_at = $1 where id = $2`, [moment, id])
}
async function oldApplication(more: object = {}) {
  const stored = await apply(queue, person(), more)
  await age('applications', stored.id)
  return stored
}
async function oldRequest(more: object = {}) {
  const stored = await request(queue, person(), more)
  await age('consultation_requests', stored.id)
  return stored
}
const applications = async () =>
  (await query<{ reference: string }>('select reference from applications order by id')).map(
    ({ reference }) => reference,
  )
const requests = async () =>
  (await query<{ reference: string }>('select reference from consultation_requests')).map(
    ({ reference }) => reference,
  )
const notices = () =>
  query<{ to: string; subject: string; data: { documents: object[]; more: number } }>(
    `select "to", subject, data from emails where template = 'retention-notice' order by "to"`,
  )
type Proof = { reason: string; person: unknown; erased: { references: string[] } }
const proofs = () => query<Proof>('select * from erasures')

/** 15 January 2028 is 730 days later. */
const due = 730

describe('what is too old', () => {
  it('is announced first, once, to the recipients of notifications, without personal data', async () => {
    const { reference, id } = await oldApplication()
    const asked = await oldRequest()
    const before = await query('select updated_at from applications')
    expect(await enforce(due - 15)).toEqual({ announced: 0, erased: {} })
    expect(await notices()).toEqual([])

    expect(await enforce(due - 14)).toEqual({ announced: 2, erased: {} })
    const mails = await notices()
    expect(mails.map(({ to }) => to)).toEqual([
      'boss@company.example',
      'jobs@company.example',
      'sales@company.example',
    ])
    expect(mails[1]).toMatchObject({
      subject: `Soon to be erased: ${reference}`,
      data: {
        more: 0,
        documents: [
          {
            ...{ kind: 'applications', reference, date: '15 January 2028' },
            url: `http://localhost:3001/admin/collections/applications/${id}`,
          },
        ],
      },
    })
    expect(mails[0]?.data.documents).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toMatch(/vera/i)
    expect(await query('select updated_at from applications'), 'no contact').toEqual(before)
    expect(
      await query(`select 1 from jobs.job where data->>'mailId' in (
      select id::text from emails where template = 'retention-notice')`),
    ).toHaveLength(3)

    for (const days of [13.5, 13, 5, 1]) {
      expect(await enforce(due - days)).toEqual({ announced: 0, erased: {} })
    }
    expect(await notices()).toHaveLength(3)
    expect(await applications()).toEqual([reference])
    expect(await requests()).toEqual([asked.reference])
  })

  it('is then erased with all that belongs to it, and one proof for the run', async () => {
    const { reference } = await oldApplication({ deletedAt: '2026-01-15T00:00:00.000Z' })
    const asked = await oldRequest()
    const young = await apply(queue, person())
    await age('applications', young.id, 300)
    await enforce(due - 14)
    const run = await enforce(due)
    expect(run?.erased).toMatchObject({
      ...{ applications: 1, 'consultation-requests': 1, documents: 2 },
      ...{ 'application-versions': 1, 'request-versions': 1 },
    })
    expect(await applications()).toEqual([young.reference])
    expect(await requests()).toEqual([])
    const [left] = await query<{ filename: string }>('select filename from documents')
    expect(await filesOnDisk()).toContain(left?.filename)
    expect(await query('select 1 from documents')).toHaveLength(1)
    expect(
      await query('select 1 from emails where about in ($1, $2)', [reference, asked.reference]),
    ).toEqual([])
    const written = await proofs()
    expect(written).toHaveLength(1)
    expect(written[0]).toMatchObject({
      ...{ reason: 'retention', person: null, erased_by_id: null },
      erased: { references: [asked.reference, reference], counts: run?.erased },
    })
    expect(JSON.stringify(written)).not.toMatch(/vera/i)
    expect(await enforce(due + 1)).toEqual({ announced: 0, erased: {} })
    expect(await proofs()).toHaveLength(1)
  })

  it('is never erased before staff knew for long enough, even when it is long overdue', async () => {
    const { reference } = await oldApplication()
    expect(await enforce(due + 400)).toMatchObject({ announced: 1 })
    expect((await notices())[0]?.data.documents).toMatchObject([{ date: '4 March 2029' }])
    await enforce(due + 413)
    expect(await applications()).toEqual([reference])
    await enforce(due + 414)
    expect(await applications()).toEqual([])
  })

  it('stays as long as staff say, and after every new contact', async () => {
    const kept = await oldApplication({ keepUntil: '2028-06-30T12:00:00.000Z' })
    const touched = await oldApplication()
    await enforce(due - 14)
    await age('applications', touched.id, due - 2)
    await enforce(due)
    expect(await applications()).toEqual([kept.reference, touched.reference])
    // The last day ends on 1 July at noon, wherever staff are who picked it.
    expect(await enforce(due + 154)).toMatchObject({ announced: 0 })
    expect(await enforce(due + 155)).toMatchObject({ announced: 1 })
    await enforce(due + 168)
    expect(await applications()).toHaveLength(2)
    await enforce(due + 169)
    expect(await applications()).toEqual([touched.reference])
    expect(await enforce(due + 716), 'announced again').toMatchObject({ announced: 1 })
  })

  it('is not what was talked about later than it was written', async () => {
    const { reference } = await oldRequest({
      appointment: { startsAt: inDays(20).toISOString(), endsAt: inDays(20).toISOString() },
    })
    await enforce(due - 14)
    await enforce(due)
    expect(await requests()).toEqual([reference])
    await enforce(due + 6)
    await enforce(due + 20)
    expect(await requests()).toEqual([])
  })

  it('follows the settings, and the announcement comes first all the same', async () => {
    const { reference } = await oldApplication()
    expect(await enforce(100)).toEqual({ announced: 0, erased: {} })
    await periods({ applicationMonths: 3, warningDays: 20 })
    expect(await enforce(101)).toMatchObject({ announced: 1, erased: {} })
    expect(await enforce(120)).toEqual({ announced: 0, erased: {} })
    expect(await applications()).toEqual([reference])
    await periods({ applicationMonths: 24, warningDays: 20 })
    await enforce(121)
    expect(await applications(), 'longer again').toEqual([reference])
    expect(await enforce(due - 20), 'and announced again').toMatchObject({ announced: 1 })
  })

  it('is announced in at most one email a day', async () => {
    await oldApplication()
    await enforce(due)
    await oldApplication()
    expect(await enforce(due + 0.2)).toEqual({ announced: 0, erased: {} })
    expect(await enforce(due + 1)).toMatchObject({ announced: 1 })
  })
})

describe('what is left over', () => {
  it('deletes sent emails after their period and keeps unsent ones', async () => {
    const { reference } = await apply(queue, person())
    const set = (status: string, days: number, extra = '') =>
      query(
        `insert into emails ("to", subject, template, data, message_id, status, attempts, sent_at, created_at)
         values ('x@client.example', $1, 'consultation-received', $4, $1, $2, 1, ${status === "'sent'" ? '$3' : 'null'}, $3)`,
        [`${status} ${days}${extra}`, status, inDays(days), extra ? { reference: extra } : {}],
      )
    await set('sent', 0)
    await set('sent', 100)
    await set('queued', 0)
    await set('failed', 0)
    await set('failed', 0, reference)
    await enforce(370)
    const left = await query<{ subject: string }>(
      `select subject from emails where "to" = 'x@client.example' order by id`,
    )
    expect(left.map(({ subject }) => subject)).toEqual([
      'sent 100',
      'queued 0',
      `failed 0${reference}`,
    ])
    expect((await proofs())[0]).toMatchObject({ erased: { counts: { emails: 2 }, references: [] } })
  })

  it('files of what was removed for good go a day later', async () => {
    const { id } = await apply(queue, person())
    await (await openPayload()).delete({ collection: 'applications', id })
    const inADay = (Date.now() - start) / day + 1.1
    await enforce((Date.now() - start) / day)
    expect(await query('select 1 from documents')).toHaveLength(1)
    expect((await enforce(inADay))?.erased).toEqual({ documents: 1 })
    expect(await query('select 1 from documents')).toEqual([])
  })
})

describe('many at once, and more than one process', () => {
  const many = 450
  const fill = async () => {
    await query(
      `insert into applications (reference, name, email, idempotency_key, applicant_key, status, created_at, updated_at, erasure_announced_at)
       select 'A-' || i, 'Vera', 'vera' || i || '@client.example', 'k' || i, 'k' || i, 'new', $1, $1, $2
       from generate_series(1, ${many}) i`,
      [inDays(0), inDays(due - 14)],
    )
    await query(
      `insert into _applications_v (parent_id, version_reference, version_name, version_email,
         version_idempotency_key, version_applicant_key, version_status)
       select id, reference, name, email, idempotency_key, applicant_key, 'new' from applications`,
    )
    await query(
      `insert into emails ("to", subject, template, data, about, message_id, status, attempts)
       select email, 's', 'consultation-received', '{}', reference, reference, 'sent', 1 from applications`,
    )
  }

  it('is done in batches, with one proof', async () => {
    await fill()
    expect((await enforce(due))?.erased).toEqual({
      ...{ applications: many, 'application-versions': many, emails: many },
    })
    const written = await proofs()
    expect(written).toHaveLength(1)
    expect(written[0]?.erased.references).toHaveLength(many)
  })

  it('is done once by two that start together, and none is missed', async () => {
    await fill()
    const runs = [enforce(due), enforce(due)]
    await Promise.all(runs)
    await enforce(due)
    expect(await applications()).toEqual([])
    const all = (await proofs()).flatMap(({ erased }) => erased.references)
    expect(all).toHaveLength(many)
    expect(new Set(all).size).toBe(many)
  })

  /** How many connections wait for a lock to do something. */
  const waitingTo = async (statement: string) =>
    (
      await query(
        `select pid from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and position($1 in query) > 0`,
        [statement],
      )
    ).length

  it('leaves whole documents when the process is killed in the middle', {
    timeout: 90_000,
  }, async () => {
    await fill()
    const runner = fork(path.join(import.meta.dirname, 'runner.ts'), [inDays(due).toISOString()], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(runner, 'message')
    // The second batch stops here: it may not remove what another connection has locked.
    const holder = new Client({ connectionString: process.env.DATABASE_URL })
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query(`select id from applications where reference = 'A-300' for update`)
      runner.send('go')
      await vi.waitFor(async () => expect(await waitingTo('delete from applications')).toBe(1), {
        timeout: 30_000,
      })
      runner.kill('SIGKILL')
      await once(runner, 'exit')
    } finally {
      await holder.query('rollback')
      await holder.end()
    }
    const left = (await applications()).length
    expect(left, 'the first batch is done, the second is not').toBe(many - 200)
    expect(await query('select 1 from _applications_v')).toHaveLength(left)
    expect(await query(`select 1 from emails where about like 'A-%'`)).toHaveLength(left)
    const [proof] = await proofs()
    expect(proof?.erased.references).toHaveLength(many - left)
    // Until PostgreSQL has noticed that the process is gone, it still counts as the one at work.
    const enforced = async () => {
      await enforce(due)
      return applications()
    }
    await expect.poll(enforced, { timeout: 10_000 }).toEqual([])
  })
})
