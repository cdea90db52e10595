import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { newVisitor, post } from '../support/consultation.ts'
import { query } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const expected = 1 + sample.globals['hire-us'].recipients.length

test('Fault: a mail server that rejects costs the visitor nothing, and gets the mails once it accepts', async ({
  environment,
  request,
}) => {
  let refuses = true
  let refused = 0
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refuses) {
          refused++
          done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
          return
        }
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const site = await OwnSite.make(environment, 'refused')
  try {
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` }
    await site.start(settings)
    const visitor = newVisitor()
    const answer = await post(request, site.url, visitor)
    expect(answer.status()).toBe(303)
    const reference = answer.headers().location?.split('=')[1] ?? ''
    expect(reference).toMatch(/^C-/)

    // Deferred emails are retried before newer ones, which preserves their order.
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(expected)
    const emails = () =>
      query<{ status: string; last_error: string | null }>(
        site.databaseUrl,
        'select status, last_error from emails',
      )
    await expect
      .poll(async () => (await emails()).map(({ last_error }) => last_error))
      .toEqual(Array.from({ length: expected }, () => expect.stringContaining('Come back later')))
    expect((await emails()).map(({ status }) => status)).not.toContain('sent')
    expect(site.log(), 'no log names the visitor').not.toContain(visitor.email)

    refuses = false
    // The next attempt comes after half a minute; the test does not wait for it.
    await site.stop()
    await query(
      site.databaseUrl,
      `update jobs.job set start_after = now() where name = 'send-mail' and state = 'retry'`,
    )
    await site.start(settings)
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(expected)
    const parsed = await Promise.all(received.map((mail) => PostalMime.parse(mail)))
    for (const mail of parsed) expect(mail.text).toContain(reference)
    expect(parsed.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual(
      [visitor.email, ...sample.globals['hire-us'].recipients].sort(),
    )
    await expect
      .poll(async () => (await emails()).map(({ status }) => status))
      .toEqual(Array.from({ length: expected }, () => 'sent'))
  } finally {
    await site.remove()
    await new Promise<void>((closed) => server.close(() => closed()))
  }
})
