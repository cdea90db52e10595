import { randomBytes } from 'node:crypto'
import { OwnSite } from '../support/own-site.ts'
import { cachedPages } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const random = () => randomBytes(8).toString('hex')

/** What anybody can think of without end, and the statuses it is answered with. */
const expensive: Array<{ what: string; path: () => string; within: number; beyond: number }> = [
  { what: 'a search', path: () => `/careers?q=${random()}`, within: 200, beyond: 429 },
  { what: 'a service', path: () => `/services?service=${random()}`, within: 302, beyond: 429 },
  {
    what: 'a department',
    path: () => `/careers?department=${random()}`,
    within: 302,
    beyond: 429,
  },
  { what: 'a place', path: () => `/careers?location=${random()}`, within: 302, beyond: 429 },
  { what: 'a team', path: () => `/about-us?department=${random()}`, within: 302, beyond: 429 },
  {
    what: 'data of a place',
    path: () => `/careers.data?location=${random()}&_routes=careers`,
    within: 202,
    beyond: 429,
  },
  { what: 'a project', path: () => `/services/${random()}`, within: 302, beyond: 429 },
  { what: 'a page', path: () => `/${random()}`, within: 302, beyond: 429 },
  { what: 'a form', path: () => `/hire-us?x=${random()}`, within: 302, beyond: 302 },
  {
    what: 'a subject',
    path: () => `/hire-us?about=/services/${random()}`,
    within: 302,
    beyond: 429,
  },
  {
    what: 'a link',
    path: () => `/hire-us/appointment?token=${random()}`,
    within: 302,
    beyond: 429,
  },
  { what: 'data', path: () => `/hydration/${random()}/services`, within: 404, beyond: 404 },
  {
    what: 'data that looks right',
    path: () => `/hydration/${randomBytes(24).toString('base64url')}x/services`,
    within: 404,
    beyond: 404,
  },
  { what: 'a parameter', path: () => `/?x=${random()}`, within: 200, beyond: 200 },
  { what: 'a draft', path: () => `/?preview=${random()}`, within: 403, beyond: 403 },
]

/** The address of a new visitor in a network of its own. */
let visitors = 0
const newAddress = () => `10.0.${visitors++}.7`

test('Load: invented addresses evict no cached page and are limited per visitor', async ({
  environment,
}) => {
  // It starts sites of its own.
  test.setTimeout(180_000)
  const site = await OwnSite.make(environment, 'expensive')
  const get = (path: string, address: string, method = 'GET') =>
    fetch(site.url + path, {
      method,
      headers: { 'X-Forwarded-For': address },
      redirect: 'manual',
    })
  try {
    // One at once, and another a minute later.
    await site.start({ TRUST_PROXY: 'on', RENDERS_PER_MINUTE: '1' })
    for (const path of cachedPages) expect((await get(path, newAddress())).status, path).toBe(200)
    for (const { what, path, within } of expensive) {
      expect((await get(path(), newAddress())).status, what).toBe(within)
    }

    const before = rendersIn(site.log())
    const attacker = '198.51.100.9:4711'
    await get('/hire-us', attacker)
    for (let round = 0; round < 10; round++) {
      const answers = expensive.map(async ({ what, path, beyond }) => {
        const answer = await get(path(), attacker)
        expect(answer.status, what).toBe(beyond)
        if (beyond !== 429) return
        expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(0)
        expect(answer.headers.get('cache-control'), what).toBe('no-store')
        expect(await answer.text(), what).toContain('Please wait a moment')
        expect((await get(path(), attacker, 'HEAD')).status, what).toBe(429)
      })
      await Promise.all(answers)
    }
    const hydration = (log: string) => log.match(/"path":"\/hydration\/[^"]*",[^}]*"render"/g)
    expect(hydration(site.log()), 'made-up data has nothing rendered').toBeNull()

    for (const path of cachedPages) {
      const answer = await get(path, attacker)
      expect(answer.status, `memory is for everybody: ${path}`).toBe(200)
      expect(answer.headers.get('cache-status'), path).toBe('vitrina; hit')
    }
    expect(rendersIn(site.log()) - before, 'pages in memory are rendered once').toBe(0)
    for (const path of ['/hire-us', '/apply', '/careers?q=engineer']) {
      expect((await get(path, newAddress())).status, path).toBe(200)
    }
  } finally {
    await site.remove()
  }
})

/** How often one of the pages that stay in memory was rendered for the page cache. */
function rendersIn(log: string): number {
  return [
    ...log.matchAll(/"path":"(\/|\/services|\/careers|\/about-us)","status":200,[^}]*"render"/g),
  ].length
}

test('Addresses: an unknown filter redirects to the page without it, known ones stay', async ({
  environment,
}) => {
  const moved = async (path: string) => {
    const { status, headers } = await fetch(environment.siteUrl + path, { redirect: 'manual' })
    return [status, headers.get('location'), headers.get('cache-status')]
  }
  expect(await moved('/services?service=made-up')).toEqual([302, '/services#work', null])
  expect(await moved('/about-us?department=made-up')).toEqual([302, '/about-us#team', null])
  expect(
    await moved('/careers?department=engineering&workplace=moon&location=Atlantis&q=lead&x=1'),
  ).toEqual([302, '/careers?department=engineering&q=lead#open-positions', null])
  expect(await moved('/services?service=%3Cscript%3E')).toEqual([302, '/services#work', null])
  expect((await moved('/careers?department=engineering'))[0]).toBe(200)
  expect((await moved('/careers?q=&department='))[0]).toBe(200)
  const long = await fetch(`${environment.siteUrl}/careers?q=${'a b '.repeat(500)}`)
  expect(long.status).toBe(200)
  expect((await long.text()).length).toBeLessThan(200_000)
})

test('Memory: the data of a page is found again after a restart, and belongs to that page', async ({
  environment,
}) => {
  // It starts sites of its own.
  test.setTimeout(180_000)
  const site = await OwnSite.make(environment, 'restarted')
  try {
    await site.start()
    const html = await (await fetch(`${site.url}/services`)).text()
    const address = / data-hydration="([^"]+)"/.exec(html)?.[1]
    await site.stop()
    await site.start()
    const answer = await fetch(`${site.url}${address}/services?utm_source=mail`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    for (const other of ['/careers', '/services?page=2', '/services/made-up', '/']) {
      expect((await fetch(`${site.url}${address}${other}`)).status, other).toBe(404)
    }
  } finally {
    await site.remove()
  }
})
