import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type OwnAdmin, startOwnAdmin } from '../support/own-admin.ts'
import { expect, test } from '../support/test.ts'

let admin: OwnAdmin

// One after the other: they share an admin.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ environment }) => {
  test.setTimeout(180_000)
  admin = await startOwnAdmin(environment, { ADMIN_URL: 'https://admin.stejar.example' })
})
test.afterAll(() => admin.stop())

type Answer = { status: number; text: string; sent: number }

/** Sends a body piece by piece, `length` bytes or until it is answered, and says what came back. */
function send(path: string, length: number, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let sent = 0
    const request = ask(`${admin.adminUrl}${path}`, { method: 'POST', headers, agent: false })
    let isAnswered = false
    request.on('response', (response) => {
      isAnswered = true
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text, sent })
        request.destroy()
      })
    })
    request.on('error', (error) => {
      if (!isAnswered) reject(error)
    })
    const piece = Buffer.alloc(64 * 1024, 'x')
    const write = () => {
      if (isAnswered || request.destroyed) return
      if (sent >= length) return void request.end()
      sent += piece.byteLength
      if (request.write(piece)) setImmediate(write)
      else request.once('drain', write)
    }
    write()
  })
}

const json = { 'Content-Type': 'application/json' }
const far = 300 * 1024 * 1024

test('Admin: a body that is too long is rejected before and while it is read', async () => {
  const declared = { ...json, 'Content-Length': String(far) }
  const chunked = { ...json, 'Transfer-Encoding': 'chunked' }
  const signedIn = { Authorization: `JWT ${admin.token}` }
  const before = admin.memory()
  for (const [path, headers] of [
    ['/api/users/login', declared],
    ['/api/users/login', chunked],
    ['/admin/login', { ...chunked, 'Next-Action': 'none' }],
    ['/api/services', { ...chunked, ...signedIn }],
    ['/api/media', { ...chunked, 'Content-Type': 'multipart/form-data; boundary=b' }],
    ['/api/media', { ...chunked, ...signedIn, 'Content-Type': 'multipart/form-data; boundary=b' }],
  ] as const) {
    const { status, text, sent } = await send(path, far, headers)
    expect(status, path).toBe(413)
    // Payload counts the files of an upload itself, and may be first.
    expect(text).toMatch(/That is more than this address takes\.|size limit has been reached/)
    expect(sent).toBeLessThan(far)
  }
  expect(admin.memory() - before).toBeLessThan(300 * 1024 * 1024)
  const small = await send('/api/users/login', 0, { ...json, 'Content-Length': '0' })
  expect(small.status).toBe(400)
})

test('Admin: responses carry security headers, and cookies are limited to HTTPS', async () => {
  const page = await fetch(`${admin.adminUrl}/admin/login`)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
  })
  const login = await fetch(`${admin.adminUrl}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin.account),
  })
  expect(login.status).toBe(200)
  const cookies = login.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    '__Host-vitrina-device',
    'payload-token',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=(?:Lax|Strict)/)
  }
})

test('Admin: errors are logged in one short line without a query or an address', async () => {
  const before = admin.output().length
  for (const path of [
    // The database rejects the number, and its error has the other parameter.
    '/api/services?where[or][0][id][equals]=99999999999999999999&where[or][1][title][equals]=person@client.example',
    '/api/services?where[or][0][id][equals]=99999999999999999999&where[or][1][slug][equals]=person@client.example',
  ]) {
    const answer = await fetch(`${admin.adminUrl}${path}`)
    expect(answer.status, path).toBe(400)
    expect(await answer.text()).not.toMatch(/select|params|person@/i)
  }
  await sleep(200)
  const written = admin.output().slice(before)
  expect(written).not.toMatch(/person@|params|select |\\u001b/i)
  expect(written.length).toBeLessThan(6_000)
  for (const line of written.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})

test('Admin: slow connections time out and block no other request', async () => {
  const { port, hostname } = new URL(admin.adminUrl)
  const slow = Array.from({ length: 300 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.resume()
    socket.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
    return socket
  })
  const times: number[] = []
  for (let number = 0; number < 20; number += 1) {
    const started = performance.now()
    const answer = await fetch(`${admin.adminUrl}/api/users/me`)
    expect(answer.status).toBe(200)
    times.push(performance.now() - started)
  }
  expect(times.sort((a, b) => a - b)[10]).toBeLessThan(500)
  await expect
    .poll(() => slow.filter(({ closed }) => closed).length, { timeout: 40_000 })
    .toBe(slow.length)
})

test('Admin: a flood of anonymous requests does not slow down staff', async () => {
  const until = Date.now() + 8_000
  const statuses = new Map<number, number>()
  const flood = Array.from({ length: 20 }, async () => {
    while (Date.now() < until) {
      const answer = await fetch(`${admin.adminUrl}/api/users/forgot-password`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: admin.account.email }),
      })
      await answer.body?.cancel()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  })
  const saves = Array.from({ length: 20 }, (_, number) =>
    admin.adminApi.create('departments', { title: `Department ${number}` }),
  )
  await Promise.all([...flood, ...saves])
  expect([...statuses.keys()].sort()).toEqual([200, 429])
  expect(statuses.get(200)).toBe(5)
})

test('Admin: an upgrade request gets a response', async () => {
  const { hostname, port } = new URL(admin.adminUrl)
  const socket = connect(Number(port), hostname)
  const upgrade = 'Connection: upgrade\r\nUpgrade: websocket'
  socket.write(`GET /admin/login HTTP/1.1\r\nHost: ${hostname}\r\n${upgrade}\r\n\r\n`)
  const [answer] = await socket.setEncoding('utf8').take(1).toArray()
  expect(answer).toMatch(/^HTTP.1\.1 (200|429) /)
  socket.destroy()
})

test('Admin: opened by another name of this machine, it redirects to its own', async ({
  environment: { adminUrl },
}) => {
  const { hostname, port } = new URL(adminUrl)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /admin/login?a=b HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
  const [answer] = await socket.setEncoding('utf8').take(1).toArray()
  expect(answer).toContain(`Location: ${adminUrl}/admin/login?a=b\r\n`)
  socket.destroy()
})
