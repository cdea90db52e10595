import { describe, expect, test } from 'vitest'
import { greetingName, plainLine } from './safe-text.ts'

test.each([
  ['Ana\r\nBcc: victim@mail.example', 'Ana Bcc: victim@mail.example'],
  ['Ana\u2028Rusu\u0000\u0085x', 'Ana Rusu x'],
  ['A\u200bn\u200da\ufeff', 'Ana'],
  ['Ana \u202egpj.exe\u202c \u2066x\u2069', 'Ana gpj.exe x'],
  ['\u{e0041}Ana\u{e0042}\u3164\ufe0f\u00ad', 'Ana'],
  ['Ana\ud800', 'Ana'],
  ['=?utf-8?B?SGVsbG8=?= Ana', 'Ana'],
  ['=?utf-8?Q?=42uy?= =?x', 'x'],
  ['=\u200b?utf-8?q?Buy?\u200b=', ''],
  ['=?a?b?=?utf-8?q?Buy?=?=', 'a?b ?utf-8?q?Buy'],
  ['==??utf-8?q?Buy??==', '= ?utf-8?q?Buy? ='],
  ['  Zoe\u0308   O’Brien-Țurcanu ', 'Zoë O’Brien-Țurcanu'],
  ['محمد 王小明 Ştefan', 'محمد 王小明 Ştefan'],
])('%j is the plain line %j', (text, line) => {
  expect(plainLine(text)).toBe(line)
  expect(plainLine(line)).not.toMatch(/=\?|\?=|[\p{Cc}\p{Cf}]/u)
})

test('a long hostile text is made plain in linear time', () => {
  const started = performance.now()
  for (const part of ['=', '?', '=?', '=?a?', '\u200b=', ' ']) plainLine(part.repeat(100_000))
  plainLine('='.repeat(100_000) + '?'.repeat(100_000))
  greetingName('a'.repeat(200_000))
  greetingName(`${'a-'.repeat(100_000)}!`)
  expect(performance.now() - started).toBeLessThan(2_000)
})

describe('a greeting', () => {
  test.each([
    ['Ana Rusu', 'Ana Rusu'],
    ["Seán O'Brien-Țurcanu", "Seán O'Brien-Țurcanu"],
    ['María José García López', 'María José García López'],
    ['王小明', '王小明'],
    ['मोहन', 'मोहन'],
    ['Ａｎａ', 'Ana'],
    ['Wolfeschlegelsteinhausen Bergerdorff Ana', 'Wolfeschlegelsteinhausen Bergerdorff Ana'],
    ['Wolfeschlegelsteinhausen Bergerdorffs Ana', 'Wolfeschlegelsteinhausen Bergerdorffs'],
  ])('to %j names %j', (name, greeting) => {
    expect(greetingName(name)).toBe(greeting)
  })

  test.each([
    '',
    'https://evil.example',
    'Visit evil.example',
    'evil。example',
    'You won 1000',
    'Ana <b>Rusu</b>',
    'Ana; pay now!',
    'Your account was closed today please answer',
    'a'.repeat(41),
    '-',
    `A${'\u0301'.repeat(30)}`,
  ])('to %j has no name', (name) => {
    expect(greetingName(name)).toBeUndefined()
  })
})
