import type { WorkFilters } from '@vitrina/content/paths.ts'
import type { Project } from '@vitrina/content/payload-types.ts'
import { listProjects } from '@vitrina/content/projects/list-projects.ts'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { openPayload } from './payload.ts'

let published: Project[]

beforeAll(async () => {
  const payload = await openPayload()
  await loadSampleContent(payload)
  const sort = ['-featured', 'order', 'id']
  const { docs } = await payload.find({ collection: 'projects', depth: 1, sort, pagination: false })
  published = docs
}, 60_000)

async function list(filter: WorkFilters = {}, language: 'en' | 'ro' = 'en', limit = 18, page = 1) {
  const payload = await openPayload()
  return listProjects({ payload }, { filter, language, limit, page })
}

const has = (project: Project, { service, industry, technology }: WorkFilters) =>
  (!service ||
    project.services.some((each) => typeof each === 'object' && each.slug === service)) &&
  (!industry || project.industry === industry) &&
  (!technology || project.stack?.includes(technology))

const idsOf = (filter: WorkFilters) =>
  published.filter((project) => has(project, filter)).map(({ id }) => id)

it.each<WorkFilters>([
  {},
  { service: 'mobile-apps' },
  { industry: 'Banking' },
  { technology: 'SwiftUI' },
  { service: 'mobile-apps', technology: 'SwiftUI' },
  { service: 'web-applications', industry: 'Banking', technology: 'HLS' },
])('lists the projects of %o, and counts what each choice would leave', async (filter) => {
  const found = await list(filter)
  expect(found.ids).toEqual(idsOf(filter))
  expect(found.total).toBe(found.ids.length)
  for (const name of ['service', 'industry', 'technology'] as const) {
    for (const { value, count } of found[name]) {
      expect(count, `${name} ${value}`).toBe(idsOf({ ...filter, [name]: value }).length)
      expect(count).toBeGreaterThan(0)
    }
  }
})

it('gives one page, and labels in the language of the page', async () => {
  const first = await list({}, 'ro', 4)
  const last = await list({}, 'ro', 4, 3)
  expect([...first.ids, ...last.ids]).toEqual([...idsOf({}).slice(0, 4), ...idsOf({}).slice(8)])
  expect(first.industry.find(({ value }) => value === 'Wine')?.label).toBe('Vinificație')
})

it('does not count what visitors may not see', async () => {
  const payload = await openPayload()
  const [id = 0] = idsOf({ industry: 'Banking' })
  await query({ payload }, sql`update projects set _status = 'draft' where id = ${id}`)
  const found = await list()
  expect(found.ids).not.toContain(id)
  expect(found.industry.map(({ value }) => value)).not.toContain('Banking')
})
