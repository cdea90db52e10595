import { runJobs } from '@vitrina/content/jobs/run-jobs.ts'
import { publishScheduled } from '@vitrina/content/publishing/publish-scheduled.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findRedirect } from '~/routes/not-found/not-found.server.ts'
import { openPayload } from '../payload.ts'
import { connect, raisedBy, readRevision } from './revision.ts'
import { richText } from './rich-text.ts'
import { RunnerProcess } from './runner-process.ts'
import { jobs, schedule } from './schedule.ts'

const lines: { message: string; facts: Record<string, unknown> }[] = []
const log = {
  info: (facts: Record<string, unknown>, message: string) => lines.push({ message, facts }),
  error: (facts: Record<string, unknown>, message: string) => lines.push({ message, facts }),
}
const runDue = async () => publishScheduled(await openPayload(), log)

const ending: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
  lines.length = 0
  const payload = await openPayload()
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})

let made = 0
async function department(_status: 'draft' | 'published' = 'draft') {
  const payload = await openPayload()
  const slug = `scheduled-${++made}`
  return payload.create({
    collection: 'departments',
    data: { title: slug, slug, _status },
    draft: _status === 'draft',
  })
}

/** As visitors see it. */
async function visible(id: number) {
  const payload = await openPayload()
  const { docs } = await payload.find({
    collection: 'departments',
    where: { id: { equals: id } },
    overrideAccess: false,
  })
  return docs[0]
}

async function publications(id: number): Promise<number> {
  const payload = await openPayload()
  const { totalDocs } = await payload.countVersions({
    collection: 'departments',
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
  })
  return totalDocs
}

const doc = (id: number) => ({ doc: { relationTo: 'departments' as const, id } })
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('what is scheduled', () => {
  it('is published and unpublished on time, and raises the revision', async () => {
    const payload = await openPayload()
    ending.push((await runJobs(payload, log, true)).stop)
    const { id } = await department()
    const before = await readRevision()
    await schedule(doc(id), { at: new Date(Date.now() + 1_500) })
    await schedule(doc(id), { at: new Date(Date.now() + 4_000), type: 'unpublish' })
    await pause(1_000)
    expect(await visible(id), 'not before its time').toBeUndefined()
    await vi.waitFor(async () => expect(await visible(id)).toBeDefined(), { timeout: 4_000 })
    expect(await readRevision()).toBe(before + 1)
    await vi.waitFor(async () => expect(await visible(id)).toBeUndefined(), { timeout: 5_000 })
    expect(await readRevision()).toBe(before + 2)
    await vi.waitFor(async () => expect(await jobs()).toEqual([]))
    const late = lines.flatMap(({ facts }) => ('late' in facts ? [Number(facts.late)] : []))
    expect(late).toHaveLength(2)
    process.stdout.write(`scheduled changes were late by ${late.join(' and ')} ms\n`)
    expect(Math.max(...late)).toBeLessThan(2_000)
  })

  it('is done in the order of its times when it is done late', async () => {
    const { id } = await department()
    await schedule(doc(id), { at: new Date(Date.now() - 1_000), type: 'unpublish' })
    await schedule(doc(id), { at: new Date(Date.now() - 2_000) })
    await runDue()
    expect(lines.map(({ facts }) => facts.type)).toEqual(['publish', 'unpublish'])
    expect(await visible(id)).toBeUndefined()
  })

  it('can be a page of its own, and is published as who scheduled it', async () => {
    const payload = await openPayload()
    const account = async (role: 'editor' | 'sales') => {
      const { id } = await payload.create({
        collection: 'users',
        data: {
          email: `${role}@company.example`,
          password: 'a password of this test',
          name: role,
          roles: [role],
        },
      })
      return id
    }
    await payload.updateGlobal({
      slug: 'services-page',
      data: { heading: 'What we do', workHeading: 'Work', faqHeading: 'Questions' },
      draft: true,
    })
    const { id } = await department()
    await schedule({ global: 'services-page' }, { user: await account('editor') })
    await schedule(doc(id), { user: await account('sales') })
    await runDue()
    const page = await payload.findGlobal({ slug: 'services-page', overrideAccess: false })
    expect(page.heading).toBe('What we do')
    expect(await visible(id), 'sales may not publish').toBeUndefined()
    expect(await jobs()).toMatchObject([{ hasError: true, totalTried: 1 }])
  })

  it('leaves a redirect behind when it changes an address', async () => {
    const payload = await openPayload()
    const page = await payload.create({
      collection: 'legal-pages',
      data: {
        title: 'Cookies',
        slug: 'cookies',
        effectiveOn: '2026-01-01',
        body: richText,
        _status: 'published',
      },
    })
    await payload.update({
      collection: 'legal-pages',
      id: page.id,
      data: { slug: 'cookie-notice' },
      draft: true,
    })
    await schedule({ doc: { relationTo: 'legal-pages', id: page.id } })
    await runDue()
    expect(await findRedirect('/legal/cookies')).toBe('/legal/cookie-notice')
  })

  it('remains with its error when something required is missing, and does not block others', async () => {
    const payload = await openPayload()
    const incomplete = await payload.create({
      collection: 'departments',
      data: { slug: 'without-a-title' } as never,
      draft: true,
    })
    const complete = await department()
    await schedule(doc(incomplete.id), { at: new Date(Date.now() - 2_000) })
    await schedule(doc(complete.id), { at: new Date(Date.now() - 1_000) })
    const raised = await raisedBy(runDue)
    expect(raised).toBe(1)
    expect(await visible(incomplete.id)).toBeUndefined()
    expect(await visible(complete.id)).toBeDefined()
    const [kept, ...others] = await jobs()
    expect(others).toEqual([])
    expect(kept).toMatchObject({ hasError: true, error: { name: 'ValidationError' } })
    expect(lines[0]).toMatchObject({
      message: 'not published as scheduled',
      facts: { collection: 'departments', document: String(incomplete.id), fields: ['title'] },
    })
    await runDue()
    expect((await jobs())[0]?.totalTried, 'it is not tried again').toBe(1)
  })

  it('is tried again when the database failed in the middle', async () => {
    const { id } = await department()
    await schedule(doc(id))
    const holder = await connect()
    try {
      // It waits for the revision, with everything else done.
      await holder.query('begin')
      await holder.query('select number from content_revision for update')
      const attempt = runDue()
      const pid = await backendWaitingTo('select raise_content_revision')
      await holder.query('select pg_terminate_backend($1)', [pid])
      await expect(attempt).rejects.toThrow()
      expect(await visible(id)).toBeUndefined()
    } finally {
      await holder.query('rollback')
      await holder.end()
    }
    expect(await jobs()).toMatchObject([{ hasError: false, totalTried: 1 }])
    await runDue()
    expect(await visible(id)).toBeDefined()
    expect(await publications(id)).toBe(1)
  })
})

it('cannot be run through an interface', async () => {
  const payload = await openPayload()
  await expect(payload.jobs.run({ overrideAccess: false })).rejects.toThrow(/not allowed/i)
})

describe('with several processes', () => {
  it('each change is made once', { timeout: 60_000 }, async () => {
    const runners = await Promise.all([RunnerProcess.start(), RunnerProcess.start()])
    ending.push(...runners.map((runner) => () => runner.kill()))
    const documents = []
    for (let count = 0; count < 20; count++) documents.push(await department())
    const before = await readRevision()
    const at = new Date(Date.now() + 1_500)
    for (const { id } of documents) await schedule(doc(id), { at })
    ending.push((await runJobs(await openPayload(), log, true)).stop)
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 20_000 })
    for (const { id } of documents) expect(await publications(id)).toBe(1)
    expect(await readRevision()).toBe(before + documents.length)
  })

  it.each([
    {
      moment: 'before the publication was complete',
      held: 'select number from content_revision for update',
      waiting: 'select raise_content_revision',
    },
    {
      moment: 'between publication and the removal of the job',
      held: 'select id from payload_jobs for update',
      waiting: 'delete from "payload_jobs"',
    },
  ])(
    'what one was killed in the middle of, $moment, is done by the next, once',
    {
      timeout: 60_000,
    },
    async ({ held, waiting }) => {
      const runner = await RunnerProcess.start()
      ending.push(() => runner.kill())
      const { id } = await department()
      const before = await readRevision()
      await schedule(doc(id), { at: new Date(Date.now() + 1_500) })
      const holder = await connect()
      try {
        await holder.query('begin')
        await holder.query(held)
        await backendWaitingTo(waiting)
        await runner.kill()
        expect(await visible(id)).toBeUndefined()
        expect(await jobs()).toHaveLength(1)
      } finally {
        await holder.query('rollback')
        await holder.end()
      }
      const next = await RunnerProcess.start()
      ending.push(() => next.kill())
      await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 10_000 })
      expect(await visible(id)).toBeDefined()
      expect(await publications(id)).toBe(1)
      expect(await readRevision()).toBe(before + 1)
      await pause(1_500)
      expect(next.published(), next.output()).toHaveLength(1)
    },
  )
})

/** The connection that waits for a lock to do something. */
async function backendWaitingTo(statement: string): Promise<number> {
  const client = await connect()
  try {
    return await vi.waitFor(
      async () => {
        const { rows } = await client.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and position($1 in query) > 0`,
          [statement],
        )
        expect(rows).toHaveLength(1)
        return rows[0]?.pid ?? 0
      },
      { timeout: 10_000 },
    )
  } finally {
    await client.end()
  }
}
