import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const page = '<body><div class="card wide"><p class="lead">Text</p></div></body>'

test.each([
  ['a rule without classes', 'p{margin:0}', 'p{margin:0}'],
  ['a class in the page', '.card{a:b}', '.card{a:b}'],
  ['a class that is not', '.row{a:b}', ''],
  ['one of two selectors', '.row,.card{a:b}', '.card{a:b}'],
  ['all classes of a selector', '.card .lead{a:b}.card .row{c:d}', '.card .lead{a:b}'],
  ['a class the script sets', 'body.dark .card{a:b}', 'body.dark .card{a:b}'],
  ['a choice', ':is(.row,.card){a:b}', ':is(.row,.card){a:b}'],
  ['a ban', '.card:not(.row){a:b}', '.card:not(.row){a:b}'],
  ['a nested ban', '.card:not(:is(.a,.b):hover){a:b}', '.card:not(:is(.a,.b):hover){a:b}'],
  ['an attribute', '[class*="row."]{a:b}', '[class*="row."]{a:b}'],
  ['a group with something in it', '@media print{.row{a:b}.card{c:d}}', '@media print{.card{c:d}}'],
  ['an empty group', '@media print{.row{a:b}}', ''],
  ['groups in groups', '@layer a{@media print{.row{a:b}}.card{c:d}}', '@layer a{.card{c:d}}'],
  ['the order of layers', '@layer a,b;.row{a:b}', '@layer a,b;'],
  ['keyframes', '@keyframes spin{to{rotate:1turn}}', '@keyframes spin{to{rotate:1turn}}'],
  ['braces in a string', '.row{content:"}"}.card{a:b}', '.card{a:b}'],
])('%s', (_, css, used) => {
  expect(usedStyles(css, page)).toBe(used)
})

test('a font stays when the page has one of its characters', () => {
  const latin = '@font-face{src:url(a);unicode-range:U+??,U+131}'
  const cyrillic = '@font-face{src:url(b);unicode-range:U+400-45F,U+2116}'
  expect(usedStyles(latin + cyrillic, page)).toBe(latin)
  expect(usedStyles(latin + cyrillic, `${page}дуб`)).toBe(latin + cyrillic)
  expect(usedStyles('@font-face{src:local(a)}', page)).toBe('@font-face{src:local(a)}')
})

test('a style sheet that was cut off is not served', () => {
  expect(() => usedStyles('.card{a:b', page)).toThrow('never closed')
})
