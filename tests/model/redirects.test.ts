import { expect, it } from 'vitest'
import { findRedirect } from '~/routes/not-found/not-found.server.ts'
import { rest } from './access/rest.ts'
import { richText } from './access/rich-text.ts'
import { signUp } from './access/test-users.ts'
import { openPayload } from './payload.ts'

const redirect = async (from: string, url: string) =>
  (await openPayload()).create({
    collection: 'redirects',
    data: { from, to: { type: 'custom', url } },
    depth: 0,
  })

/** Why a redirect is refused, in the words shown beside the field. */
async function errorFor(from: string, url: string, id?: number): Promise<string> {
  const payload = await openPayload()
  const data = { from, to: { type: 'custom' as const, url } }
  const attempt = id
    ? payload.update({ collection: 'redirects', id, data })
    : payload.create({ collection: 'redirects', data })
  return attempt.then(
    () => '',
    ({ data: { errors } }) => errors[0].message,
  )
}

async function legalPage(slug: string, status: 'draft' | 'published' = 'published') {
  return (await openPayload()).create({
    collection: 'legal-pages',
    data: {
      title: slug.toUpperCase(),
      slug,
      body: richText('Words.'),
      effectiveOn: '2026-01-01',
      _status: status,
    },
  })
}

it.each([
  ['/old-page/', '/old-page'],
  ['  /old//path?campaign=1#top ', '/old/path'],
  ['http://localhost:3000/whole/', '/whole'],
  ['/caf%C3%A9', '/café'],
])('keeps %j as %s', async (typed, kept) => {
  expect((await redirect(typed, '/services')).from).toBe(kept)
  expect(await findRedirect(kept)).toBe('/services')
  expect(await findRedirect(`${encodeURI(kept)}/`)).toBe('/services')
})

it.each([
  ['old-page', 'Give a path of this site, such as /old-page.'],
  ['https://elsewhere.example/x', 'Give a path of this site, such as /old-page.'],
  ['//elsewhere.example/x', 'Give a path of this site, such as /old-page.'],
  ['/', '“/” is a page of the site: only an address without a page can lead elsewhere.'],
  [
    '/services/',
    '“/services” is a page of the site: only an address without a page can lead elsewhere.',
  ],
  [
    '/job-alerts/confirm',
    '“/job-alerts/confirm” is a page of the site: only an address without a page can lead elsewhere.',
  ],
  [
    '/hydration',
    '“/hydration” is needed by the site itself: only an address without a page can lead elsewhere.',
  ],
  [
    '/admin/x',
    '“/admin/x” is needed by the site itself: only an address without a page can lead elsewhere.',
  ],
])('refuses to lead away from %s', async (from, sentence) => {
  expect(await errorFor(from, '/careers')).toBe(sentence)
})

it.each(['careers', 'javascript:alert(1)', 'mailto:a@b.example', ''])(
  'refuses to lead to %j',
  async (url) => {
    expect(await errorFor('/somewhere', url)).toMatch(
      /^Give a path of this site, such as \/services/,
    )
  },
)

it('rejects to hide a page that is live, and not one that is a draft', async () => {
  await legalPage('live')
  await legalPage('not-yet', 'draft')
  expect(await errorFor('/legal/live', '/careers')).toMatch(/is the page “LIVE”/)
  expect(await errorFor('/legal/not-yet', '/careers')).toBe('')
})

it('rejects a second redirect from an address, however it is spelled', async () => {
  const { id } = await redirect('/twice', '/services')
  expect(await errorFor('/twice/', '/careers')).toBe(
    'There is a redirect from “/twice” already: change that one.',
  )
  expect(await errorFor('/twice', '/careers', id)).toBe('')
})

it('rejects a circle and names it', async () => {
  expect(await errorFor('/self', '/self/?x=1')).toBe('“/self” would lead to itself.')
  const { id } = await redirect('/one', '/two')
  await redirect('/two', '/three')
  expect(await errorFor('/three', '/one')).toMatch(
    /^This would go in a circle: \/three → (\/one → )?\/three\.$|\/three → \/one → \/three/,
  )
  await redirect('/four', '/five')
  await redirect('/five', '/six')
  expect(await errorFor('/six', '/four')).toContain('/six → /four → /six')
  expect(await errorFor('/one', '/one', id)).toBe('“/one” would lead to itself.')
})

it('leads to the end at once, whichever step was entered first', async () => {
  await redirect('/a', '/b')
  await redirect('/b', '/c')
  expect(await findRedirect('/a')).toBe('/c')
  await redirect('/c', 'https://partner.example/page')
  for (const from of ['/a', '/b', '/c']) {
    expect(await findRedirect(from)).toBe('https://partner.example/page')
  }
  await redirect('/z', '/b')
  expect(await findRedirect('/z')).toBe('https://partner.example/page')
})

it('keeps leading to a page by what it is, not by its address', async () => {
  const payload = await openPayload()
  const { id } = await legalPage('cookies')
  await redirect('/cookie-policy', '/legal/cookies')
  const rename = (slug: string) =>
    payload.update({ collection: 'legal-pages', id, data: { slug, _status: 'published' } })
  await rename('cookie-notice')
  expect(await findRedirect('/cookie-policy')).toBe('/legal/cookie-notice')
  await rename('about-cookies')
  expect(await findRedirect('/cookie-policy')).toBe('/legal/about-cookies')
  await rename('cookies')
  expect(await findRedirect('/cookie-policy')).toBe('/legal/cookies')
})

it('tells an editor through REST, beside the field', async () => {
  const { token } = await signUp('editor', 'editor@company.example')
  const answer = await rest('POST', 'redirects', {
    token,
    body: { from: '/rest', to: { type: 'custom', url: '/rest' } },
  })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toMatchObject([
    { data: { errors: [{ path: 'to.url', message: '“/rest” would lead to itself.' }] } },
  ])
})

it('sees a circle over the languages of the site, and leads on where there is none', async () => {
  await redirect('/ro/circle-a', '/circle-b')
  expect(await errorFor('/circle-b', '/ro/circle-a')).toContain('go in a circle')
  expect(await errorFor('/ro/circle-c', '/circle-c')).toContain('would lead to itself')
  expect(await errorFor('/circle-d', '/ru/circle-d')).toContain('would lead to itself')
  await redirect('/ro/circle-e', '/ru/circle-e')
  await redirect('/circle-b', '/careers')
  expect(await findRedirect('/ro/circle-a')).toBe('/careers')
})

it('keeps files out of the languages', async () => {
  await redirect('/brochure', '/media/brochure.pdf')
  expect(await findRedirect('/brochure')).toMatch(/^http.*[^/]\/media\/brochure\.pdf$/)
})
