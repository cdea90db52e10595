import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { markdown, prefersMarkdown, toMarkdown } from './markdown.ts'

test.each([
  [undefined, false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
])('%s prefers Markdown: %s', (accept, prefers) => {
  expect(prefersMarkdown(accept)).toBe(prefers)
})

const html = `<!DOCTYPE html><html lang="ro"><head><title>Servicii · Stejar</title>
<meta name="description" content="Ce “facem”"/><link rel="canonical" href="https://a.example/ro/services"/></head>
<body><header>Meniu</header><main><nav>Cale</nav><h1>Servicii</h1><p>Un <strong>text</strong> cu
<a href="/ro/hire-us">legătură</a>.</p><form><input/></form><ul><li>unu</li><li>doi</li></ul>
<p hidden>ascuns</p><span class="visually-hidden">nevăzut</span><p><img src="/media/a.webp" alt="Un cal"/></p></main></body></html>`

test('the main part of a page as Markdown, with whole addresses', async () => {
  expect(await toMarkdown(html, 'https://a.example')).toBe(`---
title: "Servicii · Stejar"
description: "Ce “facem”"
url: "https://a.example/ro/services"
language: "ro"
---

# Servicii

Un **text** cu [legătură](https://a.example/ro/hire-us).

- unu
- doi

![Un cal](https://a.example/media/a.webp)
`)
})

/** A site whose pages are `html`, and which redirects one of them. */
function site() {
  const rendered: string[] = []
  const render = async (key: string) => {
    rendered.push(key)
    return key === '/services/moved'
      ? new Response(null, { status: 301, headers: { Location: '/services/here' } })
      : new Response(html, { headers: { 'Content-Type': 'text/html' } })
  }
  const app = new Hono<SiteEnv>().use(markdown('https://a.example', render))
  app.all('*', (c) => c.text('page'))
  return { rendered, get: (path: string, init?: RequestInit) => app.request(path, init, {}) }
}

test('answers with Markdown to who asks for it, by header or by file', async () => {
  const { rendered, get } = site()
  const answer = await get('/services?x=1', { headers: { Accept: 'text/markdown' } })
  expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
  expect(answer.headers.get('Vary')).toBe('Accept')
  expect(await answer.text()).toContain('# Servicii')
  for (const path of ['/ro/services.md', '/index.md', '/ru/index.md']) await get(path)
  expect(rendered).toEqual(['/services', '/ro/services', '/', '/ru'])
  expect(await (await get('/services')).text()).toBe('page')
  expect(await (await get('/services.md', { method: 'POST' })).text()).toBe('page')
})

test('leads a file to the file of a moved page, and has none of pages for one visitor', async () => {
  const { get } = site()
  expect((await get('/services/moved.md')).headers.get('Location')).toBe('/services/here.md')
  expect(await (await get('/hire-us.md')).text()).toBe('page')
})
