import { globalsWithPages } from '../../../content/src/paths.ts'
import { project, sample } from '../support/sample.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('Preview: a draft is visible only with its link, and is not cached', async ({
  page,
  request,
  adminApi,
  watch,
}) => {
  const original = await adminApi.bySlug('projects', project.slug)
  const slug = `draft-${crypto.randomUUID().slice(0, 8)}`
  const title = `A draft of ${slug}`
  const { id } = await adminApi.duplicate('projects', original.id, { title, slug })
  try {
    expect((await request.get(`/services/${slug}`)).status()).toBe(404)
    expect(await (await request.get('/services')).text()).not.toContain(title)

    const link = await adminApi.sharePreview({ collection: 'projects', id: String(id) })
    const answer = await request.get(link)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(answer.headers()).not.toHaveProperty('etag')
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('Draft. Visitors do not see this.')).toBeVisible()

    // The token opens this draft alone.
    const [other] = sample.legalPages
    const token = new URL(link).searchParams.get('preview')
    expect((await request.get(`/legal/${other?.slug}?preview=${token}`)).status()).toBe(404)
    watch.allow(/403/)
    expect((await request.get(`/services?preview=${token?.slice(0, -3)}abc`)).status()).toBe(403)
  } finally {
    await adminApi.remove('projects', id)
  }
})

test('Preview: even an empty draft of each kind is shown', async ({ request, adminApi }) => {
  for (const collection of [
    'projects',
    'vacancies',
    'employees',
    'legal-pages',
    'services',
    'faqs',
    'articles',
    'pages',
  ]) {
    const slug = `empty-${crypto.randomUUID().slice(0, 8)}`
    const { id } = await adminApi.create(`${collection}?draft=true`, { slug, _status: 'draft' })
    const link = await adminApi.sharePreview({ collection, id: String(id) })
    expect((await request.get(link)).status(), collection).toBe(200)
    await adminApi.remove(collection, id)
  }
  for (const global of globalsWithPages()) {
    const link = await adminApi.sharePreview({ global })
    expect((await request.get(link)).status(), global).toBe(200)
  }
})

test('Preview: it shows whether visitors see this version', async ({ page, adminApi }) => {
  const original = await adminApi.bySlug('projects', project.slug)
  const slug = `stated-${crypto.randomUUID().slice(0, 8)}`
  const { id } = await adminApi.duplicate('projects', original.id, { slug })
  const link = await adminApi.sharePreview({ collection: 'projects', id: String(id) })
  const notice = page.locator('.preview-notice')
  const says = async (text: string) => {
    await page.goto(link)
    await expect(notice).toHaveText(text)
  }
  try {
    await says('Draft. Visitors do not see this.')
    await adminApi.publish('projects', id)
    await says('Published. Visitors see this.')
    await adminApi.saveDraft('projects', id, { summary: 'Changed.' })
    await says('Published, with changes that visitors do not see yet.')
  } finally {
    await adminApi.remove('projects', id)
  }
  await page.goto(await adminApi.sharePreview({ global: 'about' }))
  await expect(notice).toHaveText('Published. Visitors see this.')
})

test('Preview: only users who see drafts can share them', async ({
  page,
  environment,
  adminApi,
  request,
}) => {
  const token = await enterAs('sales', page.context(), environment.adminUrl, adminApi)
  const { id } = await adminApi.bySlug('projects', project.slug)
  const address = `${environment.adminUrl}/api/share-preview?collection=projects&id=${id}`
  const asSales = await request.get(address, { headers: { Authorization: `JWT ${token}` } })
  expect(asSales.status()).toBe(403)
  expect((await request.get(address)).status()).toBe(403)
})

test('Preview: the page beside the form follows the edits', async ({
  page,
  environment,
  adminApi,
  request,
}) => {
  const original = await adminApi.bySlug('projects', project.slug)
  const slug = `typed-${crypto.randomUUID().slice(0, 8)}`
  const { id } = await adminApi.duplicate('projects', original.id, { title: 'Before', slug })
  try {
    await enterAs('editor', page.context(), environment.adminUrl, adminApi)
    await page.setViewportSize({ width: 1600, height: 1000 })
    await page.goto(`${environment.adminUrl}/admin/collections/projects/${id}`)
    await page.waitForLoadState('networkidle')
    await page.locator('#live-preview-toggler').click()
    const shown = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })
    await expect(shown).toHaveText('Before')
    const title = page.getByRole('textbox', { name: 'Title' }).first()
    for (const typed of ['While it is typed', 'While it is typed again']) {
      await title.fill(typed)
      await expect(shown).toHaveText(typed)
    }
    expect((await request.get(`/services/${slug}`)).status()).toBe(404)
  } finally {
    await adminApi.remove('projects', id)
  }
})

test('Preview: a page has the chosen sections in their order', async ({ page, adminApi }) => {
  await adminApi.saveGlobalDraft('home', { sections: ['team', 'services'] })
  const headings = async (address: string) => {
    await page.goto(address)
    return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  }
  const { home } = sample.globals
  const own = [home.team.heading, home.services.heading]
  const previewed = await headings(await adminApi.sharePreview({ global: 'home' }))
  expect(previewed.filter((heading) => own.includes(heading))).toEqual(own)
  expect(previewed).not.toContain(home.projects.heading)
  const published = await headings('/')
  expect(published.filter((heading) => own.includes(heading))).toEqual(own.toReversed())
  expect(published).toContain(home.projects.heading)
})
