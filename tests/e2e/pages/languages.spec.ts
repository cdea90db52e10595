import type { APIRequestContext } from '@playwright/test'
import { open } from '../support/browsing.ts'
import { query } from '../support/databases.ts'
import { languages, messagesIn, otherLanguages, pathIn } from '../support/languages.ts'
import { OwnSite } from '../support/own-site.ts'
import { project } from '../support/sample.ts'
import { everyPage } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** The values of an attribute of tags, by another attribute. */
function linksIn(html: string): Map<string, string> {
  const found = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)
  return new Map([...found].map(([, code = '', href = '']) => [code, href]))
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 })
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

test('Languages: every page is there in each, says so, and names the others, which name it', async ({
  request,
  environment,
}) => {
  test.slow()
  const titles = new Map<string, string>()
  for (const path of everyPage) {
    const urls = languages.map(({ code }) => [code, environment.siteUrl + pathIn(path, code)])
    const expected = [...urls, ['x-default', environment.siteUrl + path]]
    for (const { code } of languages) {
      const address = pathIn(path, code)
      const html = await read(request, address)
      expect(html, address).toContain(`<html lang="${code}"`)
      expect(html).toContain(`<link rel="canonical" href="${environment.siteUrl}${address}"`)
      expect([...linksIn(html)], address).toEqual(expected)
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
      expect(description.length, `${address}: ${description}`).toBeGreaterThan(40)
      // Names of people and of legal documents may be the same in two languages.
      const key = `${code} ${title}`
      expect(titles.get(key), `${address} has the title of another page`).toBeUndefined()
      titles.set(key, address)
    }
  }
})

test('Languages: no link of any page is dead or leads over a redirect', async ({ request }) => {
  test.slow()
  const seen = new Set<string>()
  const links = new Map<string, string>()
  for (const { code } of languages) {
    for (const path of everyPage) {
      const address = pathIn(path, code)
      seen.add(address)
      const html = await read(request, address)
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
        links.set(href.replaceAll('&amp;', '&'), address)
      }
    }
  }
  for (const [link, from] of links) {
    if (seen.has(link)) continue
    const answer = await request.get(link, { maxRedirects: 0 })
    expect(answer.status(), `${link}, linked from ${from}`).toBe(200)
  }
})

test('Languages: no text of the site is left in English', async ({ request }) => {
  const english = messagesIn('en')
  for (const [code] of otherLanguages) {
    const translated = messagesIn(code)
    // Long enough not to be a name, and without values.
    const texts = Object.entries(english).filter(
      ([key, text]) => text.length > 8 && !text.includes('{') && translated[key] !== text,
    )
    for (const path of [
      '/',
      '/services',
      '/careers',
      '/about-us',
      '/hire-us',
      '/apply',
      '/job-alerts',
    ]) {
      const html = await read(request, pathIn(path, code))
      const text = html
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
        .replace(/<a [^>]*hreflang[\s\S]*?<\/a>/gi, '')
      const left = texts.filter(([, message]) => text.includes(`>${message}<`)).map(([key]) => key)
      expect(left, `${code} ${path}`).toEqual([])
    }
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    // Another language than the site has, so that none is suggested over the footer.
    test.use({ javaScriptEnabled, locale: 'de-DE' })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`Languages: the switch stays on the page, and links stay in the language ${how}`, async ({
      page,
    }) => {
      await page.goto(`/services/${project.slug}`)
      const header = page.getByRole('banner')
      await header.getByRole('button', { name: 'Language' }).click()
      await header.getByRole('link', { name: 'Română' }).click()
      await expect(page).toHaveURL(pathIn(`/services/${project.slug}`, 'ro'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
      const romanian = otherLanguages.find(([code]) => code === 'ro')?.[1]
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        romanian?.projects[project.slug]?.title ?? '',
      )
      for (const [name, path] of [
        ['Servicii', '/ro/services'],
        ['Русский', '/ru/services'],
        ['English', '/services'],
      ] as const) {
        // The footer moves while the sections above it are laid out, and a click can miss it.
        await expect(async () => {
          await page.getByRole('contentinfo').getByRole('link', { name }).click({ timeout: 2_000 })
          await expect(page).toHaveURL(path, { timeout: 3_000 })
        }).toPass()
      }
    })
  })
}

test.describe(() => {
  test.use({ locale: 'ro-MD' })

  test('Languages: the browser’s language is offered once and never forced', async ({ page }) => {
    await open(page, '/careers')
    const offer = page.getByRole('link', { name: 'Vedeți site-ul în română' })
    await expect(offer).toHaveAttribute('href', '/ro/careers')
    await page.getByRole('complementary').getByRole('button').click()
    await expect(offer).toBeHidden()
    await open(page, '/careers')
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
  })
})

test('Languages: an address of another language leads to that of the page', async ({ request }) => {
  const romanian = pathIn(`/services/${project.slug}`, 'ro')
  for (const [from, to] of [
    [`/ro/services/${project.slug}`, romanian],
    [romanian.slice(3), `/services/${project.slug}`],
    [pathIn(`/services/${project.slug}`, 'ru').replace('/ru', '/ro'), romanian],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(`${answer.status()} ${answer.headers().location}`, from).toBe(`301 ${to}`)
  }
})

test('Languages: the switch keeps the filter of a list', async ({ page }) => {
  await page.goto('/ro/services?service=mobile-apps')
  const links = page.getByRole('contentinfo').locator('a[hreflang]')
  await expect(links.first()).toHaveAttribute('href', '/services?service=mobile-apps')
  await expect(links.last()).toHaveAttribute('href', '/ru/services?service=mobile-apps')
})

test('Languages: what is not translated is there in English, and marked', async ({
  page,
  adminApi,
  sql,
}) => {
  const question = 'Is this question in one language only?'
  const { id } = await adminApi.create('faqs', { question, _status: 'published', answer: richText })
  try {
    await expect(async () => {
      await page.goto('/ru/services')
      await expect(page.locator('details', { hasText: question })).toHaveAttribute('lang', 'en')
    }).toPass()
    const translated = page.locator('details', { hasText: 'Кому принадлежит код?' })
    await expect(translated).not.toHaveAttribute('lang')
  } finally {
    await sql('delete from faqs where id = $1', [id])
    await sql('select raise_content_revision($1)', [['faqs']])
  }
})

const richText = {
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          {
            type: 'text',
            version: 1,
            text: 'Yes.',
            format: 0,
            mode: 'normal',
            style: '',
            detail: 0,
          },
        ],
      },
    ],
  },
}

test('Languages: nothing answers in a language that staff have closed', async ({ environment }) => {
  const site = await OwnSite.make(environment, 'closed_language')
  try {
    await query(site.databaseUrl, `delete from company_languages where value = 'ru'`)
    await site.start()
    for (const path of ['/services', '/careers/feed.atom']) {
      const answer = await fetch(`${site.url}/ru${path}`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')], path).toEqual([302, site.url + path])
      expect((await fetch(`${site.url}/ro${path}`)).status).toBe(200)
    }
    // A form that was open meanwhile is answered by its action.
    const sent = { method: 'POST', headers: { Origin: site.url }, body: new URLSearchParams() }
    expect((await fetch(`${site.url}/ru/job-alerts`, sent)).status).toBe(400)
  } finally {
    await site.remove()
  }
})
