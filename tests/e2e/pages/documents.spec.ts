import { company } from '../support/sample.ts'
import { everyPage, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const isNotFound = / \S+\/not-found(?:\?\S*)?$/

test('Pages: each has a title, a description and a canonical link of its own, and a language', async ({
  request,
  environment,
}) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of everyPage) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    const only = (pattern: RegExp) => {
      const matches = [...html.matchAll(pattern)]
      expect(matches, `${path}: ${pattern}`).toHaveLength(1)
      return matches[0]?.[1] ?? ''
    }
    expect(only(/<html lang="([^"]*)"/g)).toBe('en')
    expect(only(/<link rel="canonical" href="([^"]*)"/g)).toBe(environment.siteUrl + path)
    const title = only(/<title>([^<]*)<\/title>/g)
    const description = only(/<meta name="description" content="([^"]*)"/g)
    expect(title, path).toContain(company.name)
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(40)
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined()
    expect(descriptions.get(description), `${path} has another’s description`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
    expect(html, `${path} is indexed`).not.toMatch(/<meta name="robots"[^>]*noindex/)
  }
})

test('Pages: each has one first heading, and headings that skip no level', async ({
  page,
  watch,
}) => {
  watch.allow(isNotFound)
  for (const { path, heading } of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
    for (const [index, level] of levels.entries()) {
      expect(level, `${path}: heading ${index + 1}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 1) + 1,
      )
    }
  }
})

test('Pages: every picture loads and has an alternative text', async ({ page, watch }) => {
  watch.allow(isNotFound)
  for (const { path } of screens) {
    await page.goto(path)
    const images = page.locator('img')
    for (const image of await images.all()) {
      if (await image.isVisible()) await image.scrollIntoViewIfNeeded()
    }
    await expect
      .poll(() =>
        images.evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter((image) => image.checkVisibility())
            .filter((image) => !image.complete || image.naturalWidth === 0)
            .map((image) => image.currentSrc || image.src),
        ),
      )
      .toEqual([])
    const withoutText = await images.evaluateAll((all) =>
      all.filter((image) => !image.hasAttribute('alt')).map((image) => image.outerHTML),
    )
    expect(withoutText, path).toEqual([])
  }
})

test('Pages: no internal link is broken', async ({ request }) => {
  const addresses = new Map<string, string>()
  for (const path of everyPage) {
    const html = await (await request.get(path)).text()
    for (const [, address = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      addresses.set(address.replaceAll('&amp;', '&').replace(/#.*/, ''), path)
    }
  }
  expect(addresses.size).toBeGreaterThan(everyPage.length)
  for (const [address, path] of addresses) {
    const { status } = await request
      .get(address, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status() }))
    expect(status, `${path} links to ${address}`).toBe(200)
  }
})
