import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { hasUnknownFilter, knownDepartment, removeUnknown } from '~/content.server/search-params.ts'
import { readWorkFilters } from '~/routes/projects/services.server.ts'
import { getVacancies, readVacancyFilter } from '~/routes/vacancies/vacancies.server.ts'
import { siteContext } from '~/server-context.ts'
import { openPayload } from './payload.ts'

beforeAll(async () => {
  await loadSampleContent(await openPayload())
}, 60_000)

const search = (text: string) => new URLSearchParams(text)

it('lists only filters that are in use', async () => {
  expect(await knownDepartment('engineering')).toBe('engineering')
  for (const made of ['made-up', '', 'Mobile-Apps', "'; --", null]) {
    expect(await knownDepartment(made)).toBeUndefined()
  }
})

it('reads the filters of the services page, with industries by their English names', async () => {
  const known = { service: 'mobile-apps', industry: 'Banking', technology: 'SwiftUI' }
  expect(await readWorkFilters(new URLSearchParams(known))).toEqual(known)
  const unknown = search("service=made-up&industry=Bănci&technology=';--")
  expect(Object.values(await readWorkFilters(unknown)).some(Boolean)).toBe(false)
})

it('reads the filters of the careers page, and cuts what is searched for', async () => {
  const address = search(
    `department=engineering&location=Atlantis&workplace=remote&type=anything&q=${'engineer '.repeat(99)}`,
  )
  const filter = await readVacancyFilter(address)
  expect(filter).toEqual({
    department: 'engineering',
    location: undefined,
    workplace: 'remote',
    type: undefined,
    seniority: undefined,
    q: 'engineer '.repeat(99).slice(0, 100),
  })
  expect(hasUnknownFilter(address, filter)).toBe(true)
  const known = search('department=engineering&location=&page=2&utm_source=x')
  expect(hasUnknownFilter(known, await readVacancyFilter(known))).toBe(false)
})

it('shows the vacancies of a filter', async () => {
  const filter = await readVacancyFilter(search('department=engineering'))
  const careers = await getVacancies(filter, 1)
  expect(careers?.filter).toEqual(filter)
  expect(careers?.vacancies.total).toBeGreaterThan(0)
  expect((await getVacancies({}, 1))?.vacancies.total).toBeGreaterThan(
    careers?.vacancies.total ?? 0,
  )
})

it('leads from what names nothing to the address without it, except where a form was sent', () => {
  const address = (search: string, isForm = false) => {
    const context = new RouterContextProvider()
    const asked = { siteUrl: '', requestId: '', clientAddress: '', isShared: false }
    context.set(siteContext, { ...asked, isForm })
    const request = new Request(`http://localhost/hire-us${search}`)
    try {
      removeUnknown({ request, context }, { about: true, received: false })
      return undefined
    } catch (to) {
      return to instanceof Response && to.headers.get('Location')
    }
  }
  expect(address('?about=made-up')).toBe('/hire-us')
  expect(address('?about=made-up&received=C-1&utm_campaign=a')).toBe(
    '/hire-us?received=C-1&utm_campaign=a',
  )
  expect(address('?received=C-1')).toBeUndefined()
  expect(address('?about=made-up', true)).toBeUndefined()
})
