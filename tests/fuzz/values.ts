import type { Random } from './random.ts'

/** Texts that programs trip over, wherever a text goes. */
const texts = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[object Object]',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__proto__[a]',
    'a[b][c]',
  ],
  ...[
    '\0',
    'a\0b',
    '\r\n',
    '\r\nSet-Cookie: a=b',
    '\t',
    '\x7f',
    '\x1b[31m',
    '\u200b',
    '\ufeff',
    '\u202e',
  ],
  ...['é', 'e\u0301', 'Ș', '日本語', '😀', '\ud800', '\udfff', 'ß', 'İ', 'ﬁ', '\u2028', '\uffff'],
  ...[
    "'",
    '"',
    '`',
    '\\',
    "' or 1=1--",
    '"; drop table users; --',
    '$1',
    '$&',
    '{{1}}',
    '%s',
    '%n',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x>',
    'javascript:alert(1)',
    '=cmd|a!A1',
    '&#0;',
    ']]>',
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\x',
    '/etc/passwd',
    'file:///etc/passwd',
    '//evil.example',
    'C:\\x',
  ],
  ...['%', '%0', '%00', '%zz', '%c0%af', '%e2%82', '%ff', '%25', '%2e%2e%2f', '+', '%2B', '%u0041'],
  ...['9007199254740993', '2147483648', '-2147483649', '1.5', '0x10', '99999999999999999999', '٣'],
  ...[
    '0000-01-01T00:00Z',
    '2026-02-30T25:61Z',
    '9999-12-31T24:00Z',
    '+275760-09-13',
    '-271821-04-20',
  ],
  ...[
    'a@b.example',
    'a@b',
    '@',
    'a@b.example\r\nBcc: c@d.example',
    '"a b"@c.example',
    'ă@b.example',
  ],
  ...['eyJhIjoxfQ.AAAA', 'eyJhIjoxfQ', '.', '..', 'a.b.c', 'bnVsbA.', '=', '===='],
  ...['00000000-0000-0000-0000-000000000000', '019a9d3c-7d0e-7000-8000-000000000000'],
] as const

/** A text that no form and no link of ours sends. */
export function strangeText(random: Random): string {
  if (random.percent(70)) return random.pick(texts)
  if (random.percent(30)) return random.pick(texts) + random.pick(texts)
  if (random.percent(20))
    return random.pick(['x', '%', '[', '(', '\u0301', '😀']).repeat(random.below(5_000))
  return String.fromCharCode(...random.several(random.below(40), () => random.below(0x3_00)))
}

/** Bytes without a meaning. */
export function strangeBytes(random: Random, atMost = 300): Buffer {
  return Buffer.from(random.several(random.below(atMost), () => random.below(256)))
}

/** Takes some bytes out of the given ones, changes or repeats some, or ends them early. */
export function damaged(random: Random, bytes: Buffer): Buffer {
  const at = random.below(bytes.length + 1)
  const length = random.below(30)
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
  return random.pick([
    () => before,
    () => after,
    () => Buffer.concat([before, after.subarray(length)]),
    () => Buffer.concat([before, strangeBytes(random, 30), after.subarray(length)]),
    () => Buffer.concat([before, after.subarray(0, length), after]),
    () => Buffer.concat([before, Buffer.from(strangeText(random)), after]),
  ])()
}

/** In an address, escaped in one of the ways in which programs do it, or not at all. */
export function inAddress(random: Random, text: string): string {
  const escaped = encodeURIComponent(text.toWellFormed())
  return random.pick([escaped, escaped, escaped.toLowerCase(), escapedOnlyWhereNeeded(text)])
}

/** What cannot stand in a request's first line is escaped; all else is as it was. */
function escapedOnlyWhereNeeded(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()))
}
