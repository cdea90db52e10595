import { expect, test } from 'vitest'
import { deferScripts } from './finish-page.ts'

test('module scripts and their preloads are deferred', () => {
  const html = `<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" crossorigin="" href="/b.js"/><script nonce="n" type="module" async="">x</script>`
  expect(deferScripts(html, 'n')).toBe(
    `<script nonce="n" type="text/plain" data-modules="/a.js /b.js">x</script>`,
  )
})

test('the data they begin with is named when it is not in the page', () => {
  const html = `<script nonce="n" type="module">x</script>`
  expect(deferScripts(html, 'n', '/hydration/h')).toContain(' data-hydration="/hydration/h">')
})

test('the script for the statistics is named when visits are counted', () => {
  const html = `<script nonce="n" type="module">x</script>`
  expect(deferScripts(html, 'n', undefined, true)).toContain(' data-statistics="/statistics">')
})

test('other scripts and links stay as they are', () => {
  const html = `<link rel="preload" href="/f.woff2"/><script nonce="n">y</script><script type="module">z</script>`
  expect(deferScripts(html, 'n')).toBe(html)
})
