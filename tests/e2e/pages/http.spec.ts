import { request as ask } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { project } from '../support/sample.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** One request without what a browser would add or unpack. */
function raw(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = ask(url, { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

test('Trust: every response has the security headers', async ({ environment }) => {
  const paths = [
    ...screens.map(({ path }) => path),
    '/icons.svg',
    '/healthz-not',
    '/assets/none.js',
    '/services.data',
  ]
  for (const path of paths) {
    const { headers } = await raw(environment.siteUrl + path)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/)
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers['x-request-id'], path).toMatch(/^[\w-]{36}$/)
  }
})

test('Trust: the security policy of a page allows scripts of ours and by hash, never inline as such', async ({
  environment,
}) => {
  for (const { path } of screens) {
    const { headers, body } = await raw(environment.siteUrl + path)
    const policy = String(headers['content-security-policy'])
    const sources = policy.match(/script-src ([^;]*)/)?.[1]?.split(' ') ?? []
    expect(sources[0], path).toBe("'self'")
    for (const source of sources.slice(1)) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/)
    expect(policy, path).not.toContain('unsafe')
    expect(policy, path).not.toMatch(/https?:|\*/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("form-action 'self'")
    // Attributes need 'unsafe-inline', so there are none.
    expect(body.toString(), path).not.toMatch(/<[^>]+ (style|onclick|onload|onerror)=/)
  }
})

test('Transfer: a page is compressed with brotli, else gzip, else not at all', async ({
  environment,
}) => {
  const url = `${environment.siteUrl}/services`
  const plain = await raw(url)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await raw(url, { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.headers.vary).toContain('Accept-Encoding')
  expect(brotliDecompressSync(brotli.body).toString()).toContain('</html>')
  expect(brotli.body.length).toBeLessThan(plain.body.length / 3)
  const gzip = await raw(url, { 'Accept-Encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toContain('</html>')
})

test('Transfer: a matching ETag is answered 304 without a body', async ({ environment }) => {
  for (const path of ['/', '/services', `/services/${project.slug}`, '/careers', '/icons.svg']) {
    const first = await raw(environment.siteUrl + path)
    const etag = String(first.headers.etag)
    expect(etag, path).toMatch(/^(W\/)?"[^"]+"$/)
    const second = await raw(environment.siteUrl + path, { 'If-None-Match': etag })
    expect(second.status, path).toBe(304)
    expect(second.body.length).toBe(0)
    expect(second.headers.etag).toBe(etag)
    const other = await raw(environment.siteUrl + path, { 'If-None-Match': '"other"' })
    expect(other.status, path).toBe(200)
  }
})

test('Transfer: HEAD has the headers of GET and no body', async ({ environment }) => {
  for (const { path, status } of screens) {
    const get = await raw(environment.siteUrl + path)
    const head = await raw(environment.siteUrl + path, {}, 'HEAD')
    expect(head.status, path).toBe(status)
    expect(head.body.length, path).toBe(0)
    for (const name of ['content-type', 'etag', 'cache-control']) {
      // The form’s page carries a key of its own each time.
      if (name === 'etag' && path === '/hire-us') continue
      expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name])
    }
  }
})

test('Transfer: built files never change under their name, so browsers keep them', async ({
  environment,
}) => {
  const html = (await raw(`${environment.siteUrl}/`)).body.toString()
  const files = [
    ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([file]) => file)),
  ]
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const { status, headers } = await raw(environment.siteUrl + file, { 'Accept-Encoding': 'br' })
    expect(status, file).toBe(200)
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable')
    if (file.endsWith('.js')) expect(headers['content-encoding'], file).toBe('br')
  }
  const page = await raw(`${environment.siteUrl}/services`)
  expect(page.headers['cache-control']).not.toContain('immutable')
  expect((await raw(`${environment.siteUrl}/hire-us`)).headers['cache-control']).toBe('no-store')
})

test('Transfer: a method that is not GET, HEAD or POST is answered 405', async ({
  environment,
}) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = await raw(`${environment.siteUrl}/services`, {}, method)
    expect(status, method).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, POST')
  }
})

test('Transfer: a path outside of the site’s files is not served', async ({ environment }) => {
  for (const path of [
    '/media/../package.json',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/..%2f..%2fetc%2fpasswd',
    '/assets/../../server/index.js',
    '/.env',
  ]) {
    const { status } = await raw(environment.siteUrl + path)
    expect([302, 404], path).toContain(status)
  }
})

test('Health: /healthz and /readyz respond', async ({ environment }) => {
  for (const [path, text] of [
    ['/healthz', 'alive'],
    ['/readyz', 'ready'],
  ]) {
    const { status, headers, body } = await raw(`${environment.siteUrl}${path}`)
    expect(status).toBe(200)
    expect(body.toString().trim()).toBe(text)
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('URLs: a trailing slash redirects to the path without it, on this site', async ({
  environment,
}) => {
  const moved = await raw(`${environment.siteUrl}/services/?service=mobile-apps`)
  expect(moved.status).toBe(301)
  expect(moved.headers.location).toBe('/services?service=mobile-apps')
  const elsewhere = await raw(`${environment.siteUrl}//evil.example/`)
  expect(String(elsewhere.headers.location)).not.toMatch(/^(https?:)?\/\/evil/)
})
