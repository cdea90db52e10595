import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['Tuesday, 10:00–10:30 (Chisinau)', 'Tuesday, 10:00\u2060–\u206010:30 (Chisinau)'],
  ['1–2\u00a0weeks', '1\u2060–\u20602\u00a0weeks'],
  ['Call +373 22 000 014 or write.', 'Call +373\u00a022\u00a0000\u00a0014 or write.'],
  ['+373 (22) 000-014', '+373\u00a0(22)\u00a0000\u2060-\u2060014'],
  ['MD-2001 Chisinau', 'MD\u2060-\u20602001 Chisinau'],
  ['We build – and we look after it.', 'We build – and we look after it.'],
])('in “%s” no line ends where it may not', (text, joined) => {
  expect(unbroken(text)).toBe(joined)
})
