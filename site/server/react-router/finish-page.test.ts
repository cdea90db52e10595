import { expect, test } from 'vitest'
import { hashSource } from '../http/security-headers.ts'
import { finishPage } from './finish-page.ts'

const page = (nonce: string) =>
  `<style nonce="${nonce}">p{b:c}</style><p>text</p><script nonce="${nonce}">one()</script>`

test('the nonce is removed and the policy lists the code that carried it', () => {
  const { html, policy } = finishPage(page('secret'), 'secret')
  expect(html).not.toContain('secret')
  expect(html).toContain('<script>one()</script>')
  expect(policy).toContain(hashSource('one()'))
  expect(policy).toContain(hashSource('p{b:c}'))
})

test('the style sheet is reduced to what the page uses, and its hash is of that', () => {
  const { html, policy } = finishPage('<style nonce="n">.a{b:$&}.c{d:e}</style><p class="a">', 'n')
  expect(html).toBe('<style>.a{b:$&}</style><p class="a">')
  expect(policy).toContain(hashSource('.a{b:$&}'))
})

test('only fonts for the letters of a page are in its styles and preloaded', () => {
  const face = (name: string, range: string) =>
    `@font-face{src:url(/${name}.woff2)format("woff2");unicode-range:${range}}`
  const faces = [
    face('latin', 'U+??,U+2000-206F'),
    face('latin-ext', 'U+100-2BA,U+1E??'),
    face('cyrillic', 'U+400-45F'),
    face('romanian', 'U+102-103,U+218-21B'),
  ]
  const head = `<link rel="preload" href="/latin.woff2" as="font"/><style nonce="n">${faces.join('')}</style>`
  const fonts = (text: string) => {
    const { html } = finishPage(head + text, 'n')
    const preloads = [...html.matchAll(/href="\/([a-z-]+)\.woff2"/g)].map(([, name]) => name)
    const styles = [...html.matchAll(/url\(\/([a-z-]+)\.woff2\)/g)].map(([, name]) => name)
    expect(preloads.sort()).toEqual(styles.sort())
    return styles
  }
  expect(fonts('Chisinau, ça va – “yes”')).toEqual(['latin'])
  expect(fonts('Bălți')).toEqual(['latin', 'romanian'])
  expect(fonts('Łódź, Bălți')).toEqual(['latin', 'latin-ext', 'romanian'])
  expect(fonts('Кишинёв')).toEqual(['cyrillic', 'latin'])
  expect(fonts('<a href="/ru" hreflang="ru">Русский</a>')).toEqual(['latin'])
})

test('scripts lose their indentation, and nothing else does', () => {
  const text = '\n  text\n'
  const { html, policy } = finishPage(`${text}<script nonce="n">one()\n\t\ttwo()</script>`, 'n')
  expect(html).toBe(`${text}<script>one()\ntwo()</script>`)
  expect(policy).toContain(hashSource('one()\ntwo()'))
})

test('the same page rendered twice has the same ETag', () => {
  expect(finishPage(page('a'), 'a').etag).toBe(finishPage(page('b'), 'b').etag)
  expect(finishPage(page('a'), 'a').etag).not.toBe(finishPage(`${page('a')}.`, 'a').etag)
})

test('hydration data stays in the page, unless it is stored separately', () => {
  const rendered =
    '<script nonce="n">window.__reactRouterContext.streamController.enqueue("data");</script>' +
    '<script nonce="n" type="module">start()</script>'
  expect(finishPage(rendered, 'n').html).toContain('enqueue("data")')
  const cached: string[] = []
  const { html } = finishPage(rendered, 'n', (data) => `/hydration/${cached.push(data)}`)
  expect(cached).toEqual(['data'])
  expect(html).toBe(
    '<script type="text/plain" data-modules="" data-hydration="/hydration/1">start()</script>',
  )
})
