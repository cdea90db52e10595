import { createServer, type IncomingMessage } from 'node:http'
import { madeOnThisMachineHeader } from '@vitrina/content/hooks/refuse-first-user-from-afar.ts'
import { clientAddressHeader } from '@vitrina/content/staff/client-address.ts'
import next from 'next'

const port = Number(process.env.ADMIN_PORT ?? 3001)
const hostname = process.env.HOST ?? '127.0.0.1'
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Next's own server does not tell who made a request: whatever the client writes into
 * `X-Forwarded-For` stands. Some rules of the model depend on it, so it is told here, from the
 * connection.
 */
const app = next({
  dev: process.env.NODE_ENV !== 'production',
  dir: import.meta.dirname,
  hostname,
  port,
})
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer((request, response) => {
  request.headers[madeOnThisMachineHeader] = isFromThisMachine(request) ? 'yes' : 'no'
  request.headers[clientAddressHeader] = addressOf(request)
  void handle(request, response)
})

/** A proxy on this machine passes on what strangers ask, and says so in a header. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const passedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers
  const hostName = headers.host?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '') ?? ''
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    (hostName === 'localhost' || loopback.test(hostName)) &&
    !passedOn
  )
}

/** The nearest address that is known not to be invented; with `TRUST_PROXY` the proxy names it. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const forwarded = process.env.TRUST_PROXY === 'on' ? headers['x-forwarded-for'] : undefined
  return forwarded?.toString().split(',').at(-1)?.trim() || (socket.remoteAddress ?? '')
}

server.listen(port, hostname)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 8_000).unref()
  })
}
