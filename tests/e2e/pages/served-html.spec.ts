import { brotliCompressSync, constants } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { newVisitor, post } from '../support/consultation.ts'
import { query } from '../support/databases.ts'
import { checkHtml, hasJava, type Remark } from '../support/html-checker.ts'
import { languages, pathIn } from '../support/languages.ts'
import { OwnSite } from '../support/own-site.ts'
import { sample } from '../support/sample.ts'
import { everyPage, screens, states } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** The first answer of a new connection: of more than ten packets (RFC 6928), the rest waits for the browser. */
const firstRoundTrip = 10 * 1_460

/** What the checker says that is not ours to mend, each with the reason. */
const expected: ((remark: Remark) => boolean)[] = [
  // React writes them so. No attribute of ours goes unquoted, which is when it would matter.
  ({ kind, message }) => kind === 'info' && message.startsWith('Trailing slash on void elements'),
  // Its CSS is years old and knows neither containers nor view transitions. The build reads ours.
  ({ message }) => message.startsWith('CSS: '),
]

// One site for both tests, and no second try of one because of the other.
test.describe.configure({ mode: 'default' })

/** What the server sends for each address, and for what it says to a mistake. */
const pages = new Map<string, string>()

/** The bytes of their headers, which nothing compresses. */
const headersOf = new Map<string, number>()

// A site of its own, on which the legal pages are published, which other tests expect as drafts.
test.beforeAll(async ({ environment, request }) => {
  const site = await OwnSite.make(environment, 'served_html')
  try {
    await query(site.databaseUrl, `update legal_pages set _status = 'published'`)
    await site.start()
    const read = async (path: string, status = 200) => {
      const answer = await fetch(site.url + path, { redirect: 'manual' })
      expect(answer.status, path).toBe(status)
      pages.set(path, await answer.text())
      headersOf.set(path, weigh(answer.headers))
    }
    for (const path of everyPage) await read(path)
    for (const { path } of states) await read(path)
    for (const { slug } of sample.legalPages) await read(`/legal/${slug}`)
    await read('/not-found', 404)
    await readAnswers(request, site.url, pages)
  } finally {
    await site.remove()
  }
})

test('Pages: the Nu Html Checker reports no errors', async () => {
  test.skip(!(await hasJava()), 'There is no Java here, in which the HTML checker is written.')
  const remarks = await checkHtml(pages)
  expect(remarks.length, 'it has read the pages').toBeGreaterThan(0)
  const objections = new Map<string, string[]>()
  for (const remark of remarks.filter((each) => !expected.some((isSo) => isSo(each)))) {
    const { kind, message, extract, page } = remark
    const where = objections.get(`${kind}: ${message}`) ?? []
    objections.set(`${kind}: ${message}`, [...where, `${page}: ${extract}`])
  }
  const told = [...objections].map(
    ([what, where]) => `${what} (${where.length} times, first on ${where[0]})`,
  )
  expect(told).toEqual([])
})

test('Budget: each page with its styles arrives in the first round trip', async () => {
  const most = Math.max(...headersOf.values())
  const sizes = [...pages]
    .map(([path, html]) => {
      const headers = headersOf.get(path) ?? most
      return { path, bytes: compressed(html) + headers, headers, ...partsOf(html) }
    })
    .sort((one, other) => other.bytes - one.bytes)
  const table = sizes.map(
    ({ path, bytes, headers, markup, styles, scripts }) =>
      `${path} ${bytes} (headers ${headers}, markup ${markup}, styles ${styles}, data and scripts ${scripts})`,
  )
  // An answer to a form comes over a connection that may send more at once.
  const largest = sizes.find(({ path }) => !path.endsWith('with errors'))?.bytes
  expect(largest, `bytes with brotli\n${table.join('\n')}`).toBeLessThanOrEqual(firstRoundTrip)
})

/** Bytes of a page in another language, without its headers: Cyrillic takes a tenth more. */
const limitOfOthers = 14 * 1_024

test('Budget: in other languages each page is hardly larger', async ({ request }) => {
  const sizes: Array<{ address: string; bytes: number }> = []
  for (const { code } of languages.slice(1)) {
    for (const { path, status } of screens) {
      if (status !== 200) continue
      const address = pathIn(path, code)
      sizes.push({ address, bytes: compressed(await (await request.get(address)).text()) })
    }
  }
  const largest = sizes.filter(({ bytes }) => bytes > limitOfOthers)
  expect(sizes).toHaveLength(16)
  expect(largest).toEqual([])
})

/** The pages that only come after the form was sent. */
async function readAnswers(
  request: APIRequestContext,
  siteUrl: string,
  pages: Map<string, string>,
): Promise<void> {
  const rejected = await request.post(`${siteUrl}/hire-us`, {
    multipart: { message: '' },
    headers: { Origin: siteUrl },
  })
  expect(rejected.status()).toBe(400)
  pages.set('/hire-us with errors', await rejected.text())

  const stored = await post(request, siteUrl, newVisitor())
  const address = stored.headers().location ?? ''
  expect(address).toContain('received=')
  const received = await request.get(new URL(address, siteUrl).href)
  pages.set('/hire-us?received=…', await received.text())
}

function weigh(headers: Headers): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return ['HTTP/1.1 200 OK\r\n', ...lines, '\r\n'].join('').length
}

function compressed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(text, { params }).length
}

/** What a page is made of, each part compressed alone: together they are a little smaller. */
function partsOf(html: string) {
  const style = /<style.*?<\/style>/gs
  const script = /<script.*?<\/script>/gs
  return {
    markup: compressed(html.replace(style, '').replace(script, '')),
    styles: compressed((html.match(style) ?? []).join('')),
    scripts: compressed((html.match(script) ?? []).join('')),
  }
}
