import { expect, test } from 'vitest'
import { outline } from './outline.ts'

test('sections move up a level and can be linked to', () => {
  const { html, entries } = outline('<p>a</p><h3>Who we are</h3><p>b</p><h4>Where</h4>')
  expect(html).toBe('<p>a</p><h2 id="who-we-are">Who we are</h2><p>b</p><h3>Where</h3>')
  expect(entries).toEqual([{ id: 'who-we-are', title: 'Who we are' }])
})

test('titles are read as text', () => {
  const { entries } = outline('<h3><strong>Terms</strong> &amp; “conditions”</h3>')
  expect(entries).toEqual([{ id: 'terms-conditions', title: 'Terms & “conditions”' }])
})

test('the same title twice has two ids', () => {
  const { entries } = outline('<h3>Data</h3><h3>Data</h3><h3>!</h3>')
  expect(entries.map(({ id }) => id)).toEqual(['data', 'data-2', 'section'])
})
