import { access } from 'node:fs/promises'
import path from 'node:path'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { removeSampleContent } from '@vitrina/content/sample/remove.ts'
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
      | 'careers'
      | 'employees'
      | 'faqs'
      | 'testimonials'
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
      careers: await published('careers'),
      employees: await published('employees'),
      faqs: await published('faqs'),
      testimonials: await published('testimonials'),
    }).toEqual({ services: 6, projects: 9, careers: 8, employees: 14, faqs: 12, testimonials: 5 })
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
    expect(await removeSampleContent(payload)).toBeGreaterThan(90)
    const { docs } = await payload.find({ collection: 'departments' })
    expect(docs.map(({ slug }) => slug)).toEqual(['our-own'])
    expect(await published('projects')).toBe(0)
    expect(await removeSampleContent(payload)).toBe(0)
  })
})
