import sharp from 'sharp'
import { sample } from '../support/sample.ts'
import { everyPage } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('Assistants: llms.txt lists pages as Markdown, and every link of it leads to some', async ({
  request,
  environment: { siteUrl },
}) => {
  const index = await (await request.get('/llms.txt')).text()
  expect(index).toMatch(/^# Stejar\n\n> Transform your business/)
  const links = [...index.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url)
  expect(links).toEqual(
    expect.arrayContaining(sample.projects.map(({ slug }) => `${siteUrl}/services/${slug}.md`)),
  )
  for (const link of links) {
    const answer = await request.get(link, { maxRedirects: 0 })
    expect(answer.status(), link).toBe(200)
    expect(answer.headers()['content-type'], link).toContain('text/markdown')
    expect(await answer.text(), link).toMatch(/^---\ntitle: ".+"\n[\s\S]*\n---\n\n[\s\S]*^# ./m)
  }
})

test('Assistants: each page answers with Markdown to who prefers it, in its language', async ({
  request,
}) => {
  const markdown = { headers: { Accept: 'text/markdown' } }
  const services = await (await request.get('/ru/services', markdown)).text()
  expect(services).toContain('language: "ru"')
  expect(services).toContain('Кому принадлежит код?')
  expect(services).not.toMatch(/<[a-z]+[ >]/)
  const answer = await request.get('/services')
  expect(answer.headers()['content-type']).toContain('text/html')
  expect(answer.headers().vary).toMatch(/Accept(?:,|$)/)
})

test('Link previews: every page has an image of its own, of the size that networks show', async ({
  request,
}) => {
  test.slow()
  for (const path of [...everyPage, '/ru', '/ro/hire-us']) {
    const html = await (await request.get(path)).text()
    const url = /<meta property="og:image" content="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&')
    const answer = await request.get(url ?? '')
    expect(answer.status(), `${path}: ${url}`).toBe(200)
    expect(answer.headers()['content-type'], path).toBe('image/jpeg')
    const { width, height } = await sharp(await answer.body()).metadata()
    expect([width, height], path).toEqual([1200, 630])
  }
  expect((await request.get('/social/services/none.jpg', { maxRedirects: 0 })).status()).toBe(404)
})
