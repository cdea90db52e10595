import { announceClosings, openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { companyDay } from '~/layout/layout.server.ts'
import { getVacancy } from '~/routes/vacancies/vacancy.server.ts'
import { openPayload } from '../payload.ts'
import { raisedBy } from './revision.ts'
import { richText } from './rich-text.ts'

async function vacancy(
  slug: string,
  closesOn?: string,
  _status: 'draft' | 'published' = 'published',
) {
  const payload = await openPayload()
  const { docs } = await payload.find({ collection: 'departments', limit: 1 })
  await payload.create({
    collection: 'vacancies',
    data: {
      ...{ title: slug, slug, summary: slug, seniority: 'senior', about: richText, _status },
      ...{ employmentType: 'full-time', workplace: 'hybrid' },
      department: docs[0]?.id ?? 0,
      postedOn: '2026-06-01T12:00:00.000Z',
      closesOn,
    },
  })
}

const openNow = async () => {
  const payload = await openPayload()
  const { docs } = await payload.find({
    collection: 'vacancies',
    where: openVacancies(await companyDay()),
    overrideAccess: false,
    sort: 'slug',
  })
  return docs.map(({ slug }) => slug)
}

const setTimeZone = async (timeZone: string) => {
  const payload = await openPayload()
  await payload.updateGlobal({
    slug: 'company',
    data: {
      ...{ name: 'Stejar', tagline: 'Software', phone: '+373 22 000 014' },
      ...{ email: 'hello@company.example', employeePortal: 'https://portal.company.example' },
      address: { street: 'Strada 1', city: 'Chisinau', country: 'Moldova' },
      timeZone,
    },
  })
}

beforeAll(async () => {
  const payload = await openPayload()
  await setTimeZone('Europe/Chisinau')
  await payload.create({
    collection: 'departments',
    data: { title: 'Design', slug: 'design', _status: 'published' },
  })
  // The admin stores noon, the sample company midnight; both mean the day.
  await vacancy('noon', '2026-06-15T12:00:00.000Z')
  await vacancy('midnight', '2026-06-15T00:00:00.000Z')
  await vacancy('next-day', '2026-06-16T12:00:00.000Z')
  await vacancy('until-filled')
  await vacancy('draft', '2026-06-17T12:00:00.000Z', 'draft')
})

afterEach(() => void vi.useRealTimers())

/** Only what the code reads as now: the database's own timers go on. */
const itIs = (moment: string) => vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })

describe('a vacancy', () => {
  // In summer Chisinau is three hours ahead: its 15 June ends at 21:00 UTC.
  it('is open to the last moment of its last day where the company is', async () => {
    itIs('2026-06-15T20:59:59.999Z')
    expect(await openNow()).toEqual(['midnight', 'next-day', 'noon', 'until-filled'])
    expect(await getVacancy('noon')).toMatchObject({ closed: false })
    expect(await getVacancy('midnight')).toMatchObject({ closed: false })
  })

  it('is closed from then on', async () => {
    itIs('2026-06-15T21:00:00.000Z')
    expect(await openNow()).toEqual(['next-day', 'until-filled'])
    expect(await getVacancy('noon')).toMatchObject({ closed: true })
    expect(await getVacancy('midnight')).toMatchObject({ closed: true })
    expect(await getVacancy('until-filled')).toMatchObject({ closed: false })
  })

  it('closes by another clock when the company moves', async () => {
    itIs('2026-06-15T21:00:00.000Z')
    await setTimeZone('America/New_York')
    expect(await openNow()).toContain('noon')
    await setTimeZone('Pacific/Kiritimati')
    itIs('2026-06-15T10:00:00.000Z')
    expect(await openNow()).not.toContain('noon')
    await setTimeZone('Europe/Chisinau')
  })
})

describe('the content revision', () => {
  it('rises once when a published vacancy closes', async () => {
    const announce = announceClosings(await openPayload())
    itIs('2026-06-15T20:59:58.000Z')
    expect(await raisedBy(announce)).toBe(0)
    itIs('2026-06-15T21:00:00.500Z')
    expect(await raisedBy(announce)).toBe(1)
    expect(await raisedBy(announce)).toBe(0)
    itIs('2026-06-16T21:00:00.000Z')
    expect(await raisedBy(announce), 'the next one').toBe(1)
    itIs('2026-06-17T21:00:00.000Z')
    expect(await raisedBy(announce), 'a draft').toBe(0)
  })

  it('announces a closing that happened while the process was down', async () => {
    itIs('2026-06-16T03:00:00.000Z')
    expect(await raisedBy(announceClosings(await openPayload()))).toBe(1)
  })

  it('follows every closing of a long pause', async () => {
    const announce = announceClosings(await openPayload())
    itIs('2026-06-14T12:00:00.000Z')
    expect(await raisedBy(announce)).toBe(0)
    itIs('2026-06-20T12:00:00.000Z')
    expect(await raisedBy(announce)).toBe(1)
  })
})
