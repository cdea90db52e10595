import { brotliCompressSync } from 'node:zlib'
import { expectAccessible } from '../support/accessibility.ts'
import type { AdminApi } from '../support/admin-api.ts'
import { open } from '../support/browsing.ts'
import { query } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { sample } from '../support/sample.ts'
import { scriptsOf } from '../support/script-bytes.ts'
import { expect, test } from '../support/test.ts'

const youTube = 'https://www.youtube-nocookie.com'

/** One block of each kind, in an order in which every one has what comes before and after. */
function everyBlock(picture: number) {
  const list = (blockType: string, heading: string) => ({ blockType, heading, count: 2 })
  const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', text: 'A text.' }] }
  return [
    {
      blockType: 'hero',
      heading: 'Everything at once',
      lead: 'One of each.',
      picture,
      actions: [
        { label: 'Talk', kind: 'page', page: 'hire-us' },
        { label: 'Elsewhere', kind: 'address', address: '/careers' },
      ],
    },
    {
      blockType: 'text',
      heading: 'A text',
      body: { root: { type: 'root', children: [paragraph] } },
    },
    { blockType: 'media', file: picture, caption: 'What is to be seen' },
    {
      blockType: 'columns',
      heading: 'Columns',
      columns: [
        { heading: 'One', text: 'First.', label: 'Read on', kind: 'page', page: 'services' },
        { heading: 'Two', text: 'Second.' },
        { heading: 'Three', text: 'Third.' },
      ],
    },
    { blockType: 'figures', heading: 'Figures', figures: [{ value: '12', label: 'months' }] },
    list('work', 'Our work'),
    list('services', 'Our services'),
    list('people', 'Our people'),
    list('testimonials', 'What clients say'),
    list('questions', 'Asked often'),
    list('vacancies', 'Open positions'),
    list('articles', 'What we write'),
    { blockType: 'consultation', heading: 'Ask us', text: 'It costs nothing.' },
    { blockType: 'embed', heading: 'A film', source: 'https://youtu.be/dQw4w9WgXcQ' },
    { blockType: 'media', address: 'https://files.example/a.mp4', caption: 'A film of ours' },
    { blockType: 'callToTalk', heading: 'Talk to us', text: 'A person answers.' },
  ]
}

/** Publishes a page of all blocks for a test. */
async function withPage(adminApi: AdminApi, use: (path: string) => Promise<void>): Promise<void> {
  const { cover } = await adminApi.bySlug('projects', sample.projects[0]?.slug ?? '')
  const slug = `blocks-${crypto.randomUUID().slice(0, 8)}`
  const { id } = await adminApi.create('pages', {
    ...{ title: 'All blocks', summary: 'A page with every block.', slug, _status: 'published' },
    blocks: everyBlock(cover as number),
  })
  try {
    await use(`/${slug}`)
  } finally {
    await adminApi.remove('pages', id)
  }
}

test('Pages of blocks: a page of all blocks is accessible in both themes, and within the budgets', async ({
  page,
  adminApi,
  request,
}) => {
  await withPage(adminApi, async (path) => {
    const scripts = await scriptsOf(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything at once')
    for (const { heading } of everyBlock(0).slice(3, 14)) {
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/services')
    await expectAccessible(page, path)
    await page.locator('[data-theme-toggle]').click()
    await expect(page.locator('body')).toHaveClass(/dark/)
    await expectAccessible(page, `${path}, dark`, 'colours')
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    expect(bytes, 'of scripts').toBeLessThanOrEqual(110 * 1024)
    const html = await (await request.get(path)).text()
    expect(brotliCompressSync(html).length, 'of HTML').toBeLessThanOrEqual(20 * 1024)
    const markdown = await (await request.get(`${path}.md`)).text()
    expect(markdown).toContain('# Everything at once')
    expect(await (await request.get('/sitemap/pages-1.xml')).text()).toContain(path)
    expect(await (await request.get('/llms.txt')).text()).toContain(`${path}.md`)
  })
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('Pages of blocks: nobody else is contacted before the visitor agrees, without JavaScript', async ({
    page,
    context,
    adminApi,
    watch,
  }) => {
    const asked: string[] = []
    await context.route(/^https:/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: 'A film', contentType: 'text/html' })
    })
    watch.allow(/^foreign GET https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await withPage(adminApi, async (path) => {
      const policyOf = async (address: string) =>
        (await page.request.get(address)).headers()['content-security-policy']
      await page.goto(path)
      await page.getByRole('link', { name: 'Show content from YouTube' }).scrollIntoViewIfNeeded()
      await expect(page.locator('iframe, video')).toHaveCount(0)
      expect(asked).toEqual([])
      expect(await policyOf(path)).not.toMatch(/frame-src|files\.example/)

      await page.getByRole('link', { name: 'Show content from YouTube' }).click()
      await expect(page).toHaveURL(`${path}?show=14#block-14`)
      await expect(page.locator('iframe')).toHaveAttribute('src', `${youTube}/embed/dQw4w9WgXcQ`)
      await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible()
      expect(asked).toEqual([`${youTube}/embed/dQw4w9WgXcQ`])
      expect(await policyOf(`${path}?show=14`)).toContain(`frame-src ${youTube};`)

      await page.goto(path)
      await page.getByRole('link', { name: 'Show content from files.example' }).click()
      await expect(page.locator('video')).toHaveAttribute('src', 'https://files.example/a.mp4')
      expect(await policyOf(`${path}?show=15`)).toContain("media-src 'self' https://files.example;")
      const { url } = await page.request.get(`${path}?show=1`).then((got) => ({ url: got.url() }))
      expect(new URL(url).search, 'nothing is shown that needs no consent').toBe('')
    })
  })
})

test('Pages of blocks: the sample company has one, in the language of its address', async ({
  page,
}) => {
  await page.goto('/how-we-work')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two weeks at a time')
  await page.goto('/ro/how-we-work')
  await expect(page).toHaveURL('/ro/cum-lucram')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din două în două săptămâni')
  await page.goto('/search?q=fortnights')
  await expect(page.getByRole('main').getByRole('link', { name: 'How we work' })).toBeVisible()
})

test('Navigation: entries below one of the menu open with the keyboard, and on phones', async ({
  page,
  environment,
  watch,
}) => {
  test.slow()
  const site = await OwnSite.make(environment, 'submenu')
  watch.own(site.url)
  try {
    await query(
      site.databaseUrl,
      `insert into navigation_menu_children (_order, _parent_id, id, route)
        select 1, id, 'child', '/how-we-work' from navigation_menu where route = '/services';
      insert into navigation_menu_children_locales (_parent_id, _locale, label)
        values ('child', 'en', 'How we work')`,
    )
    await site.start()
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, `${site.url}/careers`)
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
    const button = menu.getByRole('button', { name: 'More under Services' })
    const link = menu.getByRole('link', { name: 'How we work' })
    await expect(link).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await expectAccessible(page, 'an open submenu')
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/how-we-work`)
    await expect(link, 'a navigation closes it').toBeHidden()

    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel.getByRole('link', { name: 'How we work' })).toBeVisible()
  } finally {
    // What it still loads would be interrupted.
    await page.close()
    await site.remove()
  }
})
