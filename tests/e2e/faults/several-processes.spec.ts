import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { query } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { isReceived } from '../support/send-request.ts'
import { expect, test } from '../support/test.ts'

const count = 20

test('Fault: two processes share the limits, show an edit, and one that is killed is replaced', async ({
  environment,
}) => {
  test.setTimeout(180_000)
  const site = await OwnSite.make(environment, 'processes')
  const listening = () =>
    [...site.log().matchAll(/"pid":(\d+),"msg":"the site is listening"/g)].map(([, pid]) =>
      Number(pid),
    )
  /** Over a connection of its own: the next one goes to the other process. */
  const visit = async (path: string, address = '203.0.113.1') => {
    const headers = { 'X-Forwarded-For': address }
    const request = get(site.url + path, { agent: false, headers })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, body: await text(answer) }
  }
  const visits = (path: (n: number) => string, address?: string) =>
    Promise.all(Array.from({ length: count }, (_, n) => visit(path(n), address)))
  try {
    const settings = { SITE_PROCESSES: '2', TRUST_PROXY: 'on', RENDERS_PER_MINUTE: '0' }
    await site.start(settings)
    await expect.poll(listening, { timeout: 30_000 }).toHaveLength(2)

    const home = await visits(() => '/')
    expect(new Set(home.map(({ status }) => status))).toEqual(new Set([200]))
    await query(site.databaseUrl, `update company set name = 'Two of a Kind'`)
    await query(site.databaseUrl, `select raise_content_revision('{company}')`)
    const renamed = async () =>
      (await visits(() => '/')).filter(({ body }) => body.includes('Two of a Kind')).length
    await expect.poll(renamed, { intervals: [100] }).toBe(count)

    // Each is received once, although a process dies in the middle of it.
    const [first] = listening()
    const keys = Array.from({ length: count }, () => crypto.randomUUID())
    const send = async (key: string) => {
      while (!(await isReceived(site.url, { key })));
    }
    const sending = keys.map(send)
    await Promise.any(sending)
    process.kill(first ?? 0, 'SIGKILL')
    await Promise.all(sending)
    const stored = await query<{ key: string }>(
      site.databaseUrl,
      'select idempotency_key as key from consultation_requests',
    )
    expect(stored.map(({ key }) => key).sort()).toEqual(keys.toSorted())
    await expect.poll(listening, { timeout: 30_000 }).toHaveLength(3)
    expect(site.log()).toContain('"a process of the site died"')

    await site.stop()
    expect(site.log()).toMatch(/exit 0\n$/)
    const gone = listening().filter((pid) => isAlive(pid))
    expect(gone, 'no process is left').toEqual([])

    // A burst of five renderings, and one more every three seconds.
    await site.start({ ...settings, RENDERS_PER_MINUTE: '20' })
    await expect.poll(listening, { timeout: 30_000 }).toHaveLength(2)
    const limited = await visits((n) => `/careers?q=word${n}`, '198.51.100.7')
    const allowed = limited.filter(({ status }) => status === 200).length
    expect(allowed).toBeGreaterThanOrEqual(5)
    expect(allowed, 'not five for each process').toBeLessThan(10)
    expect(limited.filter(({ status }) => status === 429)).toHaveLength(count - allowed)
  } finally {
    await site.remove()
  }
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
