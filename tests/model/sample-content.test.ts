import { access } from 'node:fs/promises'
import path from 'node:path'
import { recipientsOf } from '@vitrina/content/email/recipients.ts'
import { consentOf } from '@vitrina/content/inbox/received-fields.ts'
import type { LegalPage } from '@vitrina/content/payload-types.ts'
import { globals } from '@vitrina/content/sample/data/globals.ts'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { removeSampleContent } from '@vitrina/content/sample/remove.ts'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPayload } from './payload.ts'

describe('the sample company', () => {
  beforeAll(async () => {
    await loadSampleContent(await openPayload())
  }, 30_000)

  const published = async (
    collection:
      | 'services'
      | 'projects'
      | 'vacancies'
      | 'employees'
      | 'faqs'
      | 'testimonials'
      | 'articles'
      | 'legal-pages',
  ) => {
    const payload = await openPayload()
    const { totalDocs } = await payload.find({ collection, overrideAccess: false, limit: 1 })
    return totalDocs
  }

  it('is complete', async () => {
    expect({
      services: await published('services'),
      projects: await published('projects'),
      careers: await published('vacancies'),
      employees: await published('employees'),
      faqs: await published('faqs'),
      testimonials: await published('testimonials'),
      articles: await published('articles'),
    }).toEqual({
      ...{ services: 6, projects: 9, careers: 8, employees: 14, faqs: 10, testimonials: 5 },
      articles: 3,
    })
  })

  it('keeps its legal pages as drafts until staff publish them', async () => {
    expect(await published('legal-pages')).toBe(0)
    const payload = await openPayload()
    const { docs } = await payload.find({ collection: 'legal-pages', sort: 'slug' })
    expect(docs.map(({ slug }) => slug)).toEqual(['privacy', 'terms'])
  })

  it('brings every image and every size of it as a file', async () => {
    const payload = await openPayload()
    const { docs } = await payload.find({ collection: 'media', pagination: false })
    const files = docs.flatMap(({ filename, sizes }) => [
      filename,
      ...Object.values(sizes ?? {}).map((size) => size?.filename),
    ])
    for (const file of files) {
      if (file) await access(path.join(process.env.DATA_DIR ?? '', 'media', file))
    }
    expect(docs.length).toBeGreaterThanOrEqual(9 + 20 + 14)
  })

  it('is removed by one command, and nothing else is', async () => {
    const payload = await openPayload()
    await payload.create({
      collection: 'departments',
      data: { title: 'Our own', slug: 'our-own', _status: 'published' },
    })
    await changeSomeWords(payload)
    const { docs: terms } = await payload.find({
      collection: 'legal-pages',
      where: { slug: { equals: 'terms' } },
    })
    await payload.delete({ collection: 'legal-pages', id: terms[0]?.id ?? 0 })
    const { id: _id, createdAt: _made, updatedAt: _changed, ...page } = terms[0] ?? {}
    await payload.create({ collection: 'legal-pages', data: page as LegalPage })
    expect(await removeSampleContent(payload)).toBeGreaterThan(90)
    const { docs } = await payload.find({ collection: 'departments' })
    expect(docs.map(({ slug }) => slug)).toEqual(['our-own'])
    expect(await published('projects')).toBe(0)
    expect(await removeSampleContent(payload)).toBe(0)
  })

  it('leaves none of its words and addresses in the globals, and what staff wrote', async () => {
    const payload = await openPayload()
    for (const { slug } of payload.globals.config) {
      if (slug === 'sample-content') continue
      for (const draft of [false, true]) {
        const global = await payload.findGlobal({ slug, depth: 0, draft })
        expect(JSON.stringify(global), slug).not.toMatch(/stejar|Chisinau,|Natalia|Olga|€800/i)
      }
    }
    const hireUs = await payload.findGlobal({ slug: 'hire-us' })
    expect(hireUs._status).toBe('published')
    expect(hireUs.recipients).toEqual([])
    expect(hireUs.hours).toEqual([])
    expect(hireUs.lead).toBe('A few sentences are enough.')
    expect(hireUs.answerTime, 'staff wrote it').toBe('We answer tomorrow.')
    expect(hireUs.next?.map(({ title }) => title)).toEqual(['Our own step'])
    const draft = await payload.findGlobal({ slug: 'hire-us', draft: true })
    expect([draft._status, draft.heading]).toEqual(['draft', 'A draft of ours'])
    expect(draft.recipients, 'publishing the draft brings no sample back').toEqual([])
    const careers = await payload.findGlobal({ slug: 'careers-page' })
    expect(careers.application.recipients).toEqual(['people@company.example'])
    expect((await payload.findGlobal({ slug: 'about' })).story).toBeNull()
    expect((await payload.findGlobal({ slug: 'application-emails' })).steps).toEqual([])
    const { name } = await payload.findGlobal({ slug: 'company' })
    expect(name).toBe('Our company')
  })

  it('leaves nothing invented in its place, and no links to what is gone', async () => {
    const payload = await openPayload()
    const company = await payload.findGlobal({ slug: 'company', depth: 0 })
    expect(company).toMatchObject({ email: null, phone: null, employeePortal: null })
    expect(company.address).toMatchObject({ street: null, city: null, country: null })
    const { footer } = await payload.findGlobal({ slug: 'navigation', depth: 0 })
    expect(footer?.map(({ items }) => items?.map(({ link }) => link))).toEqual([
      ['/services', '/about-us', '/careers', '/hire-us', '/employee-portal'],
      // Staff have a page of their own there.
      ['/legal/terms'],
    ])
    for (const slug of ['hire-us', 'careers-page'] as const) {
      const text = JSON.stringify(await payload.findGlobal({ slug, depth: 0 }))
      expect(text, slug).not.toMatch(/working day|Privacy Policy/)
    }
  })

  it('is cleared from the globals also where its documents were removed before', async () => {
    const payload = await openPayload()
    await payload.updateGlobal({
      slug: 'hire-us',
      data: { recipients: ['hello@stejar.example'], _status: 'published' },
    })
    await removeSampleContent(payload)
    expect((await payload.findGlobal({ slug: 'hire-us' })).recipients).toEqual([])
  })

  it('gets no mail of a new company, wherever its addresses still stand', async () => {
    const recipients = ['hello@stejar.example', '', 'ana@company.example', 'ana@company.example']
    expect(recipientsOf(recipients, { email: 'hi@company.example' })).toEqual([
      'ana@company.example',
    ])
    expect(recipientsOf(recipients, { email: 'hello@stejar.example' })).toEqual([
      'hello@stejar.example',
      'ana@company.example',
    ])
    expect(recipientsOf(undefined, {})).toEqual([])
  })

  it('names the company in the words of a consent by its name of today', () => {
    const { 'hire-us': hireUs, 'careers-page': careers } = globals
    for (const { consentText } of [hireUs, careers.application]) {
      expect(consentText).not.toContain(globals.company.name)
      expect(consentOf(consentText, 'A $& Sons')).toMatch(/^I agree that A \$& Sons stores/)
    }
  })
})

/** What staff may have done before: some words of their own, published and as a draft. */
async function changeSomeWords(payload: Payload): Promise<void> {
  const hireUs = await payload.findGlobal({ slug: 'hire-us', depth: 0 })
  const next = [...(hireUs.next ?? []), { title: 'Our own step', text: 'We call you.' }]
  await payload.updateGlobal({
    slug: 'hire-us',
    data: { answerTime: 'We answer tomorrow.', next, _status: 'published' },
  })
  await payload.updateGlobal({ slug: 'hire-us', draft: true, data: { heading: 'A draft of ours' } })
  const { application } = await payload.findGlobal({ slug: 'careers-page', depth: 0 })
  const recipients = [...(application.recipients ?? []), 'people@company.example']
  await payload.updateGlobal({
    slug: 'careers-page',
    data: { application: { ...application, recipients }, _status: 'published' },
  })
}
