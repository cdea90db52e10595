import { expect, test } from 'vitest'
import { js2xml, xml2js } from 'xml-js'
import { feedText } from './new-feed.server.ts'

test.each([
  ['a ]]> b ]]> c <script>', 'a ]] > b ]] > c <script>'],
  ['from\u000bWord\u0001\ufffe, \ud800 half', 'from Word  , \ufffd half'],
  ['tab\tand\nline', 'tab\tand\nline'],
])('%j is well-formed in a feed', (text, expected) => {
  expect(feedText(text)).toBe(expected)
  const xml = js2xml({ title: { _cdata: feedText(text) } }, { compact: true })
  expect(xml2js(xml, { compact: true })).toEqual({ title: { _cdata: expected } })
})
