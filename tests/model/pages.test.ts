import { query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { getLayout } from '~/layout/layout.server.ts'
import { type Ground, make, makeGround } from './access/fixtures.ts'
import { fillGlobal } from './access/globals.ts'
import { rest } from './access/rest.ts'
import { createTestUsers } from './access/test-users.ts'
import { openPayload } from './payload.ts'

let ground: Ground
let token: string | undefined

beforeAll(async () => {
  token = (await createTestUsers()).editor.token
  ground = await makeGround()
  await fillGlobal('company', 'A company', false)
})

const block = { blockType: 'figures', figures: [{ value: '1', label: 'page' }] }

it('rejects a slug that is an address of the site, in any language, and says why', async () => {
  const create = (more: object) =>
    rest('POST', 'pages', {
      token,
      body: { title: 'A page', summary: 'A page.', blocks: [block], _status: 'published', ...more },
    })
  const page = 'A page of the site has this address already: choose another.'
  const needed = 'The site itself needs this address: choose another.'
  for (const [slug, reason] of [
    ...['services', 'hire-us', 'apply', 'not-found'].map((each) => [each, page]),
    ...['admin', 'media', 'healthz', 'index', 'ro', 'en', 'xsrf-token'].map((each) => [
      each,
      needed,
    ]),
  ]) {
    const { status, text } = await create({ slug })
    expect(`${status} ${text}`, slug).toMatch(/^400 /)
    expect(text, slug).toContain(reason)
  }
  const translated = await create({ slug: 'fine', translatedSlug: 'careers' })
  expect([translated.status, translated.text]).toEqual([400, expect.stringContaining(page)])
  expect((await create({ slug: 'how-we-work' })).status).toBe(201)
})

it('rejects blocks that are none, and things to embed that nobody has allowed', async () => {
  const id = await make('pages', ground)
  const change = (blocks: unknown) => rest('PATCH', `pages/${id}`, { token, body: { blocks } })
  for (const blocks of [[{ blockType: 'made-up' }], 'text', [1], { blockType: 'text' }]) {
    expect((await change(blocks)).status, JSON.stringify(blocks)).toBe(400)
  }
  const embed = { blockType: 'embed', heading: 'A film', source: 'https://evil.example/embed/1' }
  expect((await change([embed])).text).toContain('Give the address of a video on YouTube or Vimeo')
})

it('keeps the menu of an earlier version: its rows have texts alone', async () => {
  const payload = await openPayload()
  await fillGlobal('navigation', 'Start', false)
  const run = (statement: ReturnType<typeof sql>) => query({ payload }, statement)
  await run(sql`delete from navigation_menu`)
  await run(sql`insert into navigation_menu (_order, _parent_id, id, route)
    select 1, id, 'a', '/services' from navigation`)
  await run(sql`insert into navigation_menu_locales (_parent_id, _locale, label)
    values ('a', 'en', 'Services')`)
  expect((await getLayout()).menu).toEqual([{ label: 'Services', route: '/services' }])
})

it('leads to pages, published documents and addresses, with entries below', async () => {
  const payload = await openPayload()
  const published = await make('pages', ground, { slug: 'a-published-page' })
  const draft = await make('pages', ground, { _status: 'draft' })
  const legal = await make('legal-pages', ground, { _status: 'draft' })
  const to = (relationTo: 'pages' | 'legal-pages', value: number) =>
    ({ kind: 'document', document: { relationTo, value } }) as const
  await payload.updateGlobal({
    slug: 'navigation',
    data: {
      menu: [
        { label: 'Home', kind: 'page', page: 'home' },
        {
          label: 'Page',
          ...to('pages', published),
          children: [
            { label: 'Jobs', kind: 'page', page: 'careers' },
            { label: 'Draft', ...to('pages', draft) },
          ],
        },
        { label: 'Draft', ...to('pages', draft), children: [{ label: 'Lost', route: '/lost' }] },
      ],
      panel: [{ label: 'Elsewhere', route: 'https://portal.company.example' }],
      footer: [
        {
          title: 'Legal',
          items: [
            { title: 'Terms', ...to('legal-pages', legal) },
            { title: 'Site', link: '/search' },
          ],
        },
      ],
    },
  })
  expect(await getLayout()).toMatchObject({
    menu: [
      { label: 'Home', route: '/' },
      {
        label: 'Page',
        route: '/a-published-page',
        children: [{ label: 'Jobs', route: '/careers' }],
      },
    ],
    panel: [{ label: 'Elsewhere', route: 'https://portal.company.example' }],
    footer: [
      {
        title: 'Legal',
        items: [
          { title: 'Terms', link: '/', external: false },
          { title: 'Site', link: '/search', external: false },
        ],
      },
    ],
  })
  const missing = { menu: [{ label: 'Nowhere', kind: 'page' }] }
  expect((await rest('POST', 'globals/navigation', { token, body: missing })).status).toBe(400)
})
