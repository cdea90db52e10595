import type { Random } from './random.ts'
import { inAddress, strangeText } from './values.ts'

const strange: Record<string, readonly string[]> = {
  Range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-0,2-3',
    'bytes=99999999999999999999-',
    'x',
    'bytes=',
  ],
  'If-None-Match': ['*', 'W/"', '"', ',', 'W/"a", "b"'],
  'If-Modified-Since': ['now', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'Accept-Encoding': ['br;q=', 'gzip;q=x', '*', ';', ',,,', 'zstd', 'identity;q=0, *;q=0'],
  Accept: ['*/*', 'x', 'text/html;q=2', 'application/json'],
  'Accept-Language': ['ro', '*', 'xx-XX-x-y', ';q=', 'en;q=0'],
  Cookie: [
    'XSRF-TOKEN=',
    '=',
    ';',
    'a',
    'payload-token=x.y.z',
    'XSRF-TOKEN=%zz',
    '__proto__=1',
    'a="b',
  ],
  Origin: ['null', 'http://evil.example', 'x', '://', 'http://'],
  Referer: ['x', 'http://[::1', '//'],
  Host: [
    'evil.example',
    'localhost:99999',
    '[::1]',
    'a b',
    'a@b',
    '',
    '[',
    'x/../y',
    '%00',
    'É',
    '1.1.1.1.1',
  ],
  'X-Forwarded-Host': ['evil.example', '', ',', 'a b', 'x/y', '[', 'a@b', '"'],
  'X-Forwarded-Proto': ['https', 'x', '', 'https,http', 'javascript'],
  'X-Forwarded-For': [
    '',
    ',',
    'x',
    '1.2.3.4, ',
    '999.1.1.1',
    '1.2.3.4:80',
    '[::1]:9',
    '::ffff:1.2.3.4%x',
    '1:2',
  ],
  Forwarded: ['for=x', 'for="[::1"', ';'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none', 'x'],
  'Sec-Fetch-Mode': ['navigate', 'cors', 'x'],
  'Sec-Purpose': ['prefetch', 'prefetch;prerender', 'x'],
  'X-XSRF-TOKEN': ['x', '__proto__'],
  Authorization: ['Bearer x', 'JWT x.y.z', 'Basic !!', 'users API-Key x', 'JWT '],
  'Content-Encoding': ['gzip', 'br', 'x'],
  'Content-Language': ['x'],
  'Next-Action': ['x', '0'.repeat(42), '__proto__'],
  RSC: ['1'],
  'Next-Router-State-Tree': ['x', '%5B', '[]', '%zz'],
  'x-middleware-subrequest': ['middleware:middleware', 'x'],
  'X-HTTP-Method-Override': ['GET', 'DELETE', 'x'],
  'Payload-Version': ['x'],
  Upgrade: ['websocket', 'h2c', 'x'],
  Connection: ['close', 'upgrade', 'x'],
  Expect: ['100-continue', 'x'],
  DNT: ['1'],
}
const names = Object.keys(strange)

/** An address of the test networks, another one each time, so that limits do not end the test. */
export function anyAddress(random: Random): string {
  const group = () => random.below(0x1_00_00).toString(16)
  return `2001:db8:${group()}:${group()}:${group()}::1`
}

/** Some headers that browsers do not send, or not so. */
export function strangeHeaders(random: Random, max: number): [string, string][] {
  return random.several(random.below(max + 1), (): [string, string] => {
    const name = random.pick(names)
    if (random.percent(75)) return [name, random.pick(strange[name] ?? [''])]
    return [name, headerText(random)]
  })
}

/** A text that may stand in a header. */
export function headerText(random: Random): string {
  const text = random.percent(50) ? inAddress(random, strangeText(random)) : strangeText(random)
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()
}
