import { sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const sentence = /The email address or the password is wrong\./

test('Admin: the error for a wrong password does not reveal whether the account exists', async ({
  page,
  environment,
  watch,
}) => {
  watch.allow(/\/api\/users\/login|401/)
  await page.goto(`${environment.adminUrl}/admin/login`)
  // Typed before the page has started, it would be lost.
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('unknown@stejar.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.getByRole('button', { name: /log ?in/i }).click()
  await expect(page.getByText(sentence)).toBeVisible()
})

test('Admin: every rejected request has a reason', async ({ environment, request }) => {
  const headers = { Authorization: `JWT ${environment.adminToken}` }
  const [project] = sample.projects
  const found = await request.get(
    `${environment.adminUrl}/api/projects?where[slug][equals]=${project?.slug}&depth=0`,
  )
  const { cover } = ((await found.json()) as { docs: [{ cover: number }] }).docs[0]
  const used = await request.delete(`${environment.adminUrl}/api/media/${cover}`, { headers })
  expect(used.status()).toBe(409)
  expect(await used.text()).toContain(`Used by: project “${project?.title}” (`)

  const circle = await request.post(`${environment.adminUrl}/api/redirects`, {
    headers,
    data: { from: '/round', to: { type: 'custom', url: '/round' } },
  })
  expect(circle.status()).toBe(400)
  expect(((await circle.json()) as { errors: [{ data: unknown }] }).errors[0].data).toMatchObject({
    errors: [{ path: 'to.url', message: '“/round” would lead to itself.' }],
  })

  const forbidden = await request.get(`${environment.adminUrl}/api/emails`)
  expect([forbidden.status(), await forbidden.text()]).toEqual([
    403,
    expect.stringContaining('You are not allowed to perform this action.'),
  ])
})

test('Admin: there is no GraphQL', async ({ environment, request }) => {
  for (const token of ['', `JWT ${environment.adminToken}`]) {
    const answer = await request.post(`${environment.adminUrl}/api/graphql`, {
      headers: { Authorization: token },
      data: { query: '{ Users { docs { email } } }' },
    })
    expect(answer.status()).toBe(404)
  }
})

test('Admin: staff can redirect an address that never was a page', async ({
  request,
  adminApi,
  environment,
}) => {
  const from = `/summer-${crypto.randomUUID()}`
  const { id } = await adminApi.create('redirects', {
    from,
    to: { type: 'custom', url: '/careers' },
  })
  try {
    const answer = await request.get(`${environment.siteUrl}${from}?campaign=1`, {
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers().location]).toEqual([301, '/careers'])
  } finally {
    await adminApi.remove('redirects', id)
  }
  const target = async () => {
    const gone = await request.get(`${environment.siteUrl}${from}`, { maxRedirects: 0 })
    return gone.headers().location
  }
  // Within a second, as all changes of content.
  await expect.poll(target).toMatch(/^\/not-found\?/)
})
