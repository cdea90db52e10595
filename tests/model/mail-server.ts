import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

/**
 * A mail server for the tests of a file, which keeps what arrives.
 *
 * @param behaviour what it does otherwise than taking every mail.
 */
export function useMailServer(behaviour: SMTPServerOptions = {}) {
  const arrived: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        arrived.push(Buffer.concat(parts).toString())
        done()
      })
    },
    ...behaviour,
  })
  beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)))
  afterAll(() => new Promise<void>((closed) => void server.close(closed)))
  return {
    arrived,
    server,
    /** As `SMTP_URL` names it; only while tests run. */
    url: () => `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  }
}
