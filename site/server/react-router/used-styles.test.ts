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
  ['an element in the page', '.card>p{a:b}', '.card>p{a:b}'],
  ['an element that is not', 'progress{a:b}.card hr{c:d}.card p+ol{e:f}', ''],
  ['what it has', 'body:has(.row[open]) p{a:b}body:has(+.card){c:d}', 'body:has(+.card){c:d}'],
  ['what it has not', '.card:not(:has(.row)){a:b}', '.card:not(:has(.row)){a:b}'],
  ['an attribute', '[class*="row."]{a:b}', '[class*="row."]{a:b}'],
  ['a group with something in it', '@media all{.row{a:b}.card{c:d}}', '@media all{.card{c:d}}'],
  ['an empty group', '@media all{.row{a:b}}', ''],
  ['groups in groups', '@layer a{@media all{.row{a:b}}.card{c:d}}', '@layer a{.card{c:d}}'],
  ['the order of layers', '@layer a,b;.row{a:b}', '@layer a,b;'],
  [
    'keyframes that are played',
    '@layer a{@keyframes x{to{b:c}}}.card{animation:x 1s}',
    '.card{animation:x 1s}@keyframes x{to{b:c}}',
  ],
  ['keyframes that are not', '@keyframes x{to{b:c}}.row{animation:x 1s}', ''],
  ['a pressed state', 'p:active{b:c}', 'p:active{b:c}'],
  ['what a pointer does', '.card:hover{a:b}.card,.card:hover{c:d}', '.card{c:d}'],
  [
    'how it gets there',
    '.card{a:b;transition:a 1s,b 2s;c:d}.wide{transition:a 1s}',
    '.card{a:b;c:d}',
  ],
  ['paper', '@media print{.card{a:b}}', ''],
  [
    'forced colours',
    '@media (forced-colors:active){.card{a:b}}',
    '@media (forced-colors:active){.card{a:b}}',
  ],
  ['a font', '@font-face{src:url(a)}', '@font-face{src:url(a)}'],
  ['braces in a string', '.row{content:"}"}.card{a:b}', '.card{a:b}'],
])('%s', (_, css, used) => {
  expect(usedStyles(css, page)).toBe(used)
})

test('a style sheet that was cut off is not served', () => {
  expect(() => usedStyles('.card{a:b', page)).toThrow('Unclosed block')
})
