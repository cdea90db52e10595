import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cleanUpDocuments } from '@vitrina/content/documents/clean-up-documents.ts'
import { documentsFolder } from '@vitrina/content/documents/store-document.ts'
import type { JobQueue } from '@vitrina/content/jobs/queue.ts'
import { eraseHoldings } from '@vitrina/content/personal-data/erase-holdings.ts'
import { exportPerson } from '@vitrina/content/personal-data/export-person.ts'
import { fingerprintOf, holdingsOfPerson } from '@vitrina/content/personal-data/holdings.ts'
import { erasePerson, findPerson } from '@vitrina/content/personal-data/person.ts'
import { type Kind, kinds, scopeOf } from '@vitrina/content/personal-data/scope.ts'
import { inOneSnapshot } from '@vitrina/content/storage/transaction.ts'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser, type TestUserName } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { unzip } from './archive.ts'
import { apply, filesOnDisk, openQueue, query, request, tablesWith } from './stored.ts'

let queue: JobQueue
let testUsers: Record<TestUserName, TestUser>
let ana: { name: string; email: string }
let number = 0

beforeAll(async () => {
  queue = await openQueue()
  testUsers = await createTestUsers()
})
afterAll(() => queue.stop({ graceful: false }))
beforeEach(() => {
  number += 1
  ana = { name: `Ana${number} Rusu`, email: `ana.${number}+jobs@client.example` }
})

const userId = (role: TestUserName) => testUsers[role].user?.id ?? 0
const erase = async (email: string, scope: readonly Kind[] = kinds) =>
  erasePerson(await openPayload(), email, { scope, by: userId('admin') })
const find = async (email: string, scope: readonly Kind[] = kinds) =>
  findPerson(await openPayload(), email, scope)

async function subscribe(email: string) {
  const moment = new Date().toISOString()
  const payload = await openPayload()
  return payload.create({
    collection: 'job-alerts',
    data: { email, confirmedAt: moment, toldUntil: moment, consent: { text: 'Yes.' } },
  })
}

async function saveFilter(over: 'applications' | 'consultation-requests', email: string) {
  const everyone = { constraint: 'everyone' as const }
  const payload = await openPayload()
  return payload.create({
    collection: 'payload-query-presets',
    data: {
      title: 'The one who called',
      relatedCollection: over,
      where: { email: { equals: email } },
      isShared: true,
      access: { read: everyone, update: everyone, delete: everyone },
    },
  })
}

/** Every kind of personal data, under another spelling of the address. */
async function everythingAbout(person: typeof ana) {
  const payload = await openPayload()
  const shouting = { ...person, email: person.email.toUpperCase() }
  const application = await apply(queue, person)
  const inTrash = await apply(queue, shouting, { deletedAt: new Date().toISOString() })
  const asked = await request(queue, person)
  for (const note of ['One', 'Two']) {
    const data = { notes: [{ text: `${note}: ${person.email}` }] }
    await payload.update({ collection: 'applications', id: application.id, data })
    await payload.update({ collection: 'consultation-requests', id: asked.id, data })
  }
  await subscribe(person.email)
  await saveFilter('applications', person.email)
  await query(
    `update jobs.job set output = jsonb_build_object('message', '550 no such user ' || $1::text)
     where (data->>'mailId')::int = (select max(id) from emails where lower("to") = $1)`,
    [person.email.toLowerCase()],
  )
  return { application, inTrash, asked }
}

describe('what is found about a person', () => {
  it('contains everything of this person, however the address is written, and nothing of others', async () => {
    await apply(queue, { name: 'Other', email: `x${ana.email}` })
    await apply(queue, { name: 'Another', email: `${ana.email}.md` })
    const { application, inTrash, asked } = await everythingAbout(ana)
    const found = await find(`  ${ana.email.toUpperCase()} `)
    expect(found.counts).toEqual({
      applications: 2,
      'consultation-requests': 1,
      'application-versions': 4,
      'request-versions': 3,
      documents: 3,
      emails: 6,
      'job-alerts': 1,
      'saved-filters': 1,
    })
    expect(found.received.map(({ reference }) => reference).sort()).toEqual(
      [application, inTrash, asked].map(({ reference }) => reference).sort(),
    )
    expect(found).toMatchObject({ moreRemains: false, proofs: [] })
  })

  it('is what the lists of the admin show to a role, and no hint but that there is more', async () => {
    await everythingAbout(ana)
    const recruiter = await find(ana.email, scopeOf(testUsers.recruiter.user ?? null))
    expect(recruiter.counts).toEqual({
      applications: 2,
      'application-versions': 4,
      documents: 2,
      emails: 4,
      'job-alerts': 1,
      'saved-filters': 1,
    })
    expect(recruiter.moreRemains).toBe(true)
    const sales = await find(ana.email, scopeOf(testUsers.sales.user ?? null))
    expect(sales.counts).toEqual({
      'consultation-requests': 1,
      'request-versions': 3,
      documents: 1,
      emails: 2,
    })
    expect(sales.received.map(({ inbox }) => inbox)).toEqual(['consultation-requests'])
    expect(scopeOf(testUsers.editor.user ?? null)).toEqual([])
    expect(scopeOf(null)).toEqual([])
  })

  it('does not hold what others have sent, to whose mails the address belongs as a recipient', async () => {
    await apply(queue, ana)
    const { counts } = await find('jobs@company.example')
    expect(counts).toEqual({})
    expect((await find('hello@company.example')).counts.applications).toBeUndefined()
  })
})

describe('the export', () => {
  const exported = async (email: string, role: TestUserName) => {
    const req = await createLocalReq({ user: testUsers[role].user }, await openPayload())
    const archive = await exportPerson(req, email, scopeOf(req.user))
    if (!archive) throw new Error('There is nothing.')
    return unzip(Buffer.from(await new Response(archive).arrayBuffer()))
  }

  it('holds all of it, as data with consent and history and as files', async () => {
    const { application } = await everythingAbout(ana)
    const entries = await exported(ana.email, 'admin')
    const data = JSON.parse(entries.get('data.json') ?? '') as Record<string, never[]>
    expect(data.about).toMatchObject({ address: ana.email, covers: kinds })
    expect(data.applications).toHaveLength(2)
    expect(data.applications?.[0]).toMatchObject({
      reference: application.reference,
      consent: { text: 'You may keep this.', version: '2026-11' },
      notes: [{ text: `Two: ${ana.email}` }],
      files: [{ path: `files/${application.reference}/CV of ${ana.name}.pdf` }],
    })
    const { history } = (data.applications?.[0] ?? {}) as unknown as { history: object[] }
    expect(history.map((state) => (state as { notes: unknown[] }).notes)).toEqual([
      [expect.objectContaining({ text: `Called ${ana.email}` })],
      [expect.objectContaining({ text: `One: ${ana.email}` })],
      [expect.objectContaining({ text: `Two: ${ana.email}` })],
    ])
    expect(data.consultationRequests).toHaveLength(1)
    expect(data.jobAlerts).toMatchObject([{ consent: { text: 'Yes.' } }])
    expect(data.emails).toHaveLength(6)
    expect(data.savedFilters).toHaveLength(1)
    expect([...entries.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(3)
    expect(entries.get(`files/${application.reference}/CV of ${ana.name}.pdf`)).toBe(
      `The bytes of CV of ${ana.name}.pdf`,
    )
    expect(entries.get('data.json')).not.toMatch(/idempotencyKey|applicantKey|jobs@company/)
  })

  it('holds what a role may see and nothing else', async () => {
    const { application, inTrash, asked } = await everythingAbout(ana)
    const forRecruiter = [...(await exported(ana.email, 'recruiter'))].join()
    expect(forRecruiter).toContain(application.reference)
    expect(forRecruiter).toContain(inTrash.reference)
    expect(forRecruiter).not.toContain(asked.reference)
    const forSales = [...(await exported(ana.email, 'sales'))].join()
    expect(forSales).toContain(asked.reference)
    for (const { reference } of [application, inTrash]) expect(forSales).not.toContain(reference)
  })

  it('breaks off when a file is erased while it is made', async () => {
    const { id } = await apply(queue, ana)
    await apply(queue, ana)
    const [file] = await query<{ filename: string }>(
      'select filename from documents join applications on cv_id = documents.id where applications.id = $1',
      [id],
    )
    // More than waits in between, so that the second file is opened when the first was read.
    await writeFile(path.join(documentsFolder, file?.filename ?? ''), randomBytes(4_000_000))
    const req = await createLocalReq({ user: testUsers.admin.user }, await openPayload())
    const archive = await exportPerson(req, ana.email, kinds)
    await erase(ana.email)
    await expect(new Response(archive).arrayBuffer()).rejects.toThrow()
  })

  it('leaves out a file that was changed since it arrived, and says so', async () => {
    const { id } = await apply(queue, ana)
    await query(
      'update documents set sha256 = $1 where id = (select cv_id from applications where id = $2)',
      ['0'.repeat(64), id],
    )
    const entries = await exported(ana.email, 'admin')
    expect([...entries.keys()]).toEqual(['data.json'])
    const { applications } = JSON.parse(entries.get('data.json') ?? '')
    expect(applications[0].files).toEqual([
      {
        originalName: `CV of ${ana.name}.pdf`,
        mimeType: 'application/pdf',
        size: 20,
        changed: true,
      },
    ])
  })

  it('says which file is missing', async () => {
    const { id } = await apply(queue, ana)
    await query(
      'update documents set filename = $1 where id = (select cv_id from applications where id = $2)',
      ['gone.pdf', id],
    )
    const entries = await exported(ana.email, 'admin')
    expect([...entries.keys()]).toEqual(['data.json'])
    const { applications } = JSON.parse(entries.get('data.json') ?? '')
    expect(applications[0].files).toEqual([
      expect.not.objectContaining({ path: expect.anything() }),
    ])
  })
})

describe('the erasure', () => {
  it('leaves the address nowhere in the database and no file, and proves it', async () => {
    const others = { name: 'Ion', email: `ion.${number}@client.example` }
    const kept = await apply(queue, others)
    const filesBefore = await filesOnDisk()
    const { application, asked } = await everythingAbout(ana)
    expect(await tablesWith(ana.email)).toEqual([
      ...['_applications_v', '_applications_v_texts'],
      ...['_applications_v_version_answers', '_applications_v_version_notes'],
      ...['_consultation_requests_v', '_consultation_requests_v_version_notes'],
      ...['applications', 'applications_answers', 'applications_notes'],
      ...['applications_texts', 'consultation_requests', 'consultation_requests_notes'],
      ...['emails', 'job_alerts', 'jobs.job_common'],
      'payload_query_presets',
    ])
    const erased = await erase(ana.email)
    expect(await tablesWith(ana.email)).toEqual([])
    expect(await tablesWith(ana.name)).toEqual([])
    expect(await filesOnDisk()).toEqual(filesBefore)

    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'erasures',
      where: { number: { equals: erased?.number } },
      depth: 0,
    })
    expect(docs[0]).toMatchObject({
      reason: 'request',
      erasedBy: userId('admin'),
      person: fingerprintOf(ana.email, process.env.PAYLOAD_SECRET ?? ''),
      erased: { counts: { applications: 2, documents: 3, emails: 6 }, moreRemains: false },
    })
    const { references } = (docs[0]?.erased ?? {}) as { references: string[] }
    expect(references).toHaveLength(3)
    expect(references).toEqual(expect.arrayContaining([application.reference, asked.reference]))
    expect((await find(ana.email)).proofs).toMatchObject([{ number: erased?.number }])

    const others1 = await find(others.email)
    expect(others1.counts).toMatchObject({ applications: 1, documents: 1, emails: 2 })
    expect(others1.received[0]).toMatchObject({ id: kept.id })
    expect(await erase(ana.email), 'there is nothing left').toBeUndefined()
  })

  it('takes what a role may see, leaves the rest whole and says that there is more', async () => {
    const { asked } = await everythingAbout(ana)
    const erased = await erase(ana.email, scopeOf(testUsers.recruiter.user ?? null))
    expect(erased).toMatchObject({ moreRemains: true })
    const left = await find(ana.email)
    expect(left.counts).toEqual({
      'consultation-requests': 1,
      'request-versions': 3,
      documents: 1,
      emails: 2,
    })
    expect(left.received).toMatchObject([{ reference: asked.reference }])
  })

  it('frees the time of an agreed appointment', async () => {
    const payload = await openPayload()
    const { id: department } = await payload.create({
      collection: 'departments',
      data: { title: 'D', slug: `d-${number}`, _status: 'published' },
    })
    const { id: consultant } = await payload.create({
      collection: 'employees',
      data: { name: 'C', slug: `c-${number}`, role: 'R', department, summary: 'S' } as never,
    })
    const appointment = {
      ...{ startsAt: '2099-01-05T09:00:00.000Z', endsAt: '2099-01-05T09:45:00.000Z', consultant },
      blockedUntil: '2099-01-05T10:00:00.000Z',
    }
    const { reference } = await request(queue, ana, { appointment })
    const next = { name: 'Ion', email: `ion@${number}.example` }
    await expect(request(queue, next, { appointment })).rejects.toThrow()
    expect((await erase(ana.email))?.appointments).toEqual([
      { reference, startsAt: appointment.startsAt },
    ])
    await request(queue, next, { appointment })
  })

  it('takes mails that outlived what they were about', async () => {
    const { id } = await apply(queue, ana)
    await query('delete from _applications_v where parent_id = $1', [id])
    await query('delete from applications where id = $1', [id])
    expect((await find(ana.email)).counts).toEqual({ emails: 2 })
    await erase(ana.email)
    expect(await tablesWith(ana.email)).toEqual([])
  })

  it('leaves no file when the process dies right after the commit: cleaning up removes it', async () => {
    const payload = await openPayload()
    await apply(queue, ana)
    const before = await filesOnDisk()
    const holdings = await holdingsOfPerson({ payload }, ana.email)
    // As `erasePerson` does, up to the commit.
    await inOneSnapshot(payload, (req) => eraseHoldings(req, holdings))
    expect(await filesOnDisk()).toEqual(before)
    await cleanUpDocuments(payload, { olderThan: -60_000 })
    const left = await filesOnDisk()
    expect(left.length).toBeLessThan(before.length)
    const [rows] = await query<{ count: number }>(
      'select count(*)::int as count from documents where filename <> $1',
      ['gone.pdf'],
    )
    expect(left).toHaveLength(rows?.count ?? -1)
  })

  it('erases what arrives meanwhile whole or leaves it whole', async () => {
    await apply(queue, ana)
    const arriving = Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        new Promise((resolve) => setTimeout(resolve, place * 8)).then(() => apply(queue, ana)),
      ),
    )
    const erasing = Promise.all([erase(ana.email), erase(ana.email), erase(ana.email)])
    await arriving
    await erasing
    const { counts } = await find(ana.email)
    const whole = counts.applications ?? 0
    expect(counts.emails ?? 0).toBe(whole * 2)
    expect(counts.documents ?? 0).toBe(whole)
    expect(counts['application-versions'] ?? 0).toBe(whole)
    const jobs = await query(
      `select 1 from jobs.job join emails on emails.id = (job.data->>'mailId')::int
       where lower(emails."to") = $1`,
      [ana.email],
    )
    expect(jobs).toHaveLength(whole)
    await erase(ana.email)
    expect(await tablesWith(ana.email)).toEqual([])
  })

  it('is not undone by staff who save what they had opened before', async () => {
    const payload = await openPayload()
    const { id } = await apply(queue, ana, { cv: null })
    const { hooks } = payload.collections.applications.config
    // Between Payload's reading of the document and its writing.
    const meanwhile = async () => void (await erase(ana.email))
    hooks.beforeChange.unshift(meanwhile)
    const data = { notes: [{ text: ana.email }] }
    await expect(payload.update({ collection: 'applications', id, data })).rejects.toThrow()
    hooks.beforeChange.splice(hooks.beforeChange.indexOf(meanwhile), 1)
    expect(await tablesWith(ana.email)).toEqual([])
  })

  it('comes after a change by staff at the same moment, and takes it along', async () => {
    const { id } = await apply(queue, ana)
    const payload = await openPayload()
    const writing = Array.from({ length: 8 }, (_, place) =>
      payload
        .update({
          collection: 'applications',
          id,
          data: { notes: [{ text: `${place} ${ana.email}` }] },
        })
        .catch(() => undefined),
    )
    await Promise.all([...writing, erase(ana.email)])
    expect(await tablesWith(ana.email)).toEqual([])
  })
})

describe('through REST', () => {
  const ask = (path: string, role: TestUserName, body: unknown) =>
    rest('POST', `person/${path}`, { token: testUsers[role].token, body })
  const form = (email: string) => {
    const data = new FormData()
    data.set('email', email)
    return data
  }

  it('visitors and editors get nothing', async () => {
    await apply(queue, ana)
    for (const [role, status] of [
      ['anonymous', 401],
      ['editor', 403],
    ] as const) {
      const question = { email: ana.email, confirmation: ana.email }
      expect((await ask('find', role, question)).status).toBe(status)
      expect((await ask('erase', role, question)).status).toBe(status)
      expect((await ask('export', role, form(ana.email))).status).toBe(status)
    }
    expect((await find(ana.email)).counts.applications).toBe(1)
  })

  it('erases only when the address was typed twice, and keeps no address in the note', async () => {
    await apply(queue, ana)
    const refused = async (question: object) => (await ask('erase', 'recruiter', question)).status
    expect(await refused({ email: ana.email, confirmation: `${ana.email}x` })).toBe(400)
    expect(await refused({ email: ana.email })).toBe(400)
    expect(await refused({ email: ana.email, confirmation: ana.email, note: ana.email })).toBe(400)
    expect((await find(ana.email)).counts.applications).toBe(1)
    const { status, body } = await ask('erase', 'recruiter', {
      ...{ email: ana.email, confirmation: ` ${ana.email.toUpperCase()}`, note: 'By letter' },
    })
    expect({ status, ...body }).toMatchObject({ status: 200, moreRemains: false })
    const proof = async (role: TestUserName) =>
      rest('GET', `person/proof/${body.number}`, { token: testUsers[role].token })
    const page = await proof('recruiter')
    expect(page.status).toBe(200)
    expect(page.text).toContain(String(body.number))
    expect(page.text).toContain('By letter')
    expect(page.text).toContain(fingerprintOf(ana.email, process.env.PAYLOAD_SECRET ?? ''))
    expect(page.text).not.toContain(ana.email)
    expect((await proof('admin')).status).toBe(200)
    for (const role of ['sales', 'editor', 'anonymous'] as const) {
      expect((await proof(role)).status, role).toBe(404)
    }
    const again = await ask('find', 'recruiter', { email: ana.email })
    expect(again.body).toMatchObject({ counts: {}, proofs: [{ number: body.number }] })
    expect((await ask('find', 'sales', { email: ana.email })).body.proofs).toEqual([])
  })

  it('exports as a download that is never cached', async () => {
    await apply(queue, ana)
    const answer = await ask('export', 'recruiter', form(ana.email))
    expect(answer.status).toBe(200)
    expect(answer.text.slice(0, 2)).toBe('PK')
    expect((await ask('export', 'sales', form(ana.email))).status).toBe(404)
    expect((await ask('export', 'sales', form('invalid'))).status).toBe(400)
  })

  it('escapes what stands in a proof', async () => {
    await apply(queue, ana)
    const { body } = await ask('erase', 'admin', {
      ...{ email: ana.email, confirmation: ana.email, note: '<img src=x onerror=alert(1)>' },
    })
    const { text } = await rest('GET', `person/proof/${body.number}`, {
      token: testUsers.admin.token,
    })
    expect(text).toContain('&#60;img')
    expect(text).not.toContain('<img')
  })
})

describe('removing a document’s row through Payload', () => {
  it('removes its file', async () => {
    const { id } = await apply(queue, ana)
    const [{ cv } = { cv: 0 }] = await query<{ cv: number }>(
      'select cv_id as cv from applications where id = $1',
      [id],
    )
    const before = await filesOnDisk()
    await (await openPayload()).delete({ collection: 'documents', id: cv })
    expect(await filesOnDisk()).toHaveLength(before.length - 1)
  })
})
