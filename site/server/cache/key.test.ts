import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../app/paraglide/runtime.js'
import {
  cachedRoutes,
  isVariant,
  mainCacheKeys,
  neverCached,
  pageKey,
  personalRoutes,
} from './key.ts'

test.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/hillbarn-cold-chain', '/services/hillbarn-cold-chain'],
  ['/services?utm_source=mail', '/services'],
  ['/services?utm_source=mail&service=mobile-apps&x=1', '/services?service=mobile-apps'],
  ['/careers?page=2&department=design', '/careers?department=design&page=2'],
  ['/careers?location=Chi%C8%99in%C4%83u', '/careers?location=Chi%C8%99in%C4%83u'],
  ['/careers?workplace=remote&workplace=hybrid', '/careers?workplace=remote'],
  ['/services?page=1', '/services'],
  ['/services?page=02', '/services?page=2'],
  ['/services?page=-3', '/services'],
  ['/services?service=', '/services'],
  ['/services?', '/services'],
  ['/careers?q=&department=', '/careers'],
  ['/careers?q=+&department=design', '/careers?department=design'],
  ['/legal/privacy-policy', '/legal/privacy-policy'],
  ['/not-found', '/not-found'],
  ['/how-we-work?show=2&x=1', '/how-we-work?show=2'],
])('the key of %s is %s', (target, key) => {
  expect(pageKey(target)).toBe(key)
  expect(pageKey(key), 'a key is its own key').toBe(key)
})

test.each([
  ['/_.data', '/_.data'],
  ['/_.data?_routes=home', '/_.data?_routes=home'],
  ['/services/a.data?x=1', '/services/a.data'],
  ['/services.data?page=2&_routes=services', '/services.data?_routes=services&page=2'],
])('of data, %s is kept as %s', (target, key) => {
  expect(pageKey(target)).toBe(key)
})

const hydration = `/hydration/${'aB-_'.repeat(8)}a`

test('hydration data has the key of its page', () => {
  expect(pageKey(`${hydration}/`)).toBe(`${hydration}/`)
  expect(pageKey(`${hydration}/services?x=1&page=2`)).toBe(`${hydration}/services?page=2`)
})

test.each([
  ['data without a page', hydration],
  ['data of a form', `${hydration}/hire-us`],
  ['data of data', `${hydration}${hydration}/`],
  ['a draft', '/services/a?preview=abc.def'],
  ['a draft’s data', '/services.data?preview=abc'],
  ['a form', '/hire-us'],
  ['a search', '/careers?q=engineer'],
  ['a form right below the home page', '/apply'],
  ['a check of the server', '/healthz'],
  ['the admin', '/admin'],
  ['a confirmation', '/careers/engineer?applied=R-1234'],
  ['the data of another screen', '/services.data?_routes=home'],
  ['a file', '/assets/app.js'],
  ['the pattern itself', '/services/:id'],
  ['the name of the data as a page', '/_'],
  ['an unknown path', '/wp-login.php'],
  ['an upper-case slug', '/services/ABC'],
  ['a path below a slug', '/services/a/b'],
  ['a slash at the end', '/services/'],
  ['several slashes', '//services'],
  ['a path that climbs', '/services/..'],
  ['a coded path', '/%73ervices'],
  ['a value that cannot be entered', '/services?service=%3Cscript%3E'],
  ['a long value', `/services?service=${'a'.repeat(81)}`],
  ['a long slug', `/services/${'a'.repeat(121)}`],
  ['a whole address', 'http://other.example/services'],
  ['an asterisk', '*'],
  ['nothing', ''],
])('%s is not cacheable', (_, target) => {
  expect(pageKey(target)).toBeUndefined()
})

test('variants of a page are distinguished from the page', () => {
  for (const key of [`${hydration}/`, '/careers?department=design', '/services.data?page=2']) {
    expect(pageKey(key)).toBe(key)
    expect(isVariant(key), key).toBe(true)
  }
  const both = '/services.data?_routes=services&service=a'
  expect(isVariant(both)).toBe(true)
  for (const key of [...mainCacheKeys(locales), '/services/a', '/services.data']) {
    expect(isVariant(key), key).toBe(false)
  }
})

test('the main pages are cached under the keys with which they are warmed up', () => {
  const keys = mainCacheKeys(locales)
  expect(keys).toEqual(
    expect.arrayContaining([
      '/',
      '/_.data?_routes=home',
      '/ro',
      '/ro.data?_routes=home',
      '/ru/services',
    ]),
  )
  for (const page of keys) expect(pageKey(page)).toBe(page)
})

const app = join(import.meta.dirname, '../../app')

test('every search parameter that the server reads is listed', () => {
  const known = [...neverCached, '_routes', ...Object.values(personalRoutes).flat()]
  const listed = new Set([
    ...known,
    ...cachedRoutes.flatMap((r) => [...r.search, ...r.uncachedWith]),
  ])
  const read = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^routes|\.server)[\\/].*\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(app, name), 'utf8'))
    .filter((text) => text.includes('earchParams'))
    .flatMap((text) => [...text.matchAll(/(?:earch(?:Params)?\.get|known)\(\s*'(\w+)'/g)])
    .map(([, name]) => name)
  expect(read).toEqual(expect.arrayContaining(['service', 'workplace']))
  expect(read.filter((name) => !listed.has(name ?? ''))).toEqual([])
})
