import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  clientAddress,
  clientAddressHeader,
  networkOf,
} from '@vitrina/content/http/client-address.ts'
import { shutDownOnSignals } from '@vitrina/content/http/shutdown.ts'
import { settings } from '@vitrina/content/settings.ts'
import { madeOnThisMachineHeader } from '@vitrina/content/staff/create-staff.ts'
import { deviceOf, isAdminSecure } from '@vitrina/content/staff/sign-in/cookies.ts'
import next from 'next'
import { BoundedRequest, bodyLimit, changesMedia, declaredLength } from './server/body-limits.ts'
import { captureConsole, log } from './server/log.ts'
import { checkRequest, reject } from './server/reject.ts'
import { RequestLimiter } from './server/request-limiter.ts'
import { sessionReader } from './server/session.ts'

const { ADMIN_PORT: port, HOST: hostname } = settings
const isDevelopment = process.env.NODE_ENV !== 'production'
/** Cheap to serve. */
const isStaticFile = /^\/_next\/static\//
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

if (!isDevelopment) captureConsole()

// In seconds. Staff prefer waiting to retyping; statements that block others longer are cancelled.
process.env.DATABASE_QUEUE_TIMEOUT ||= '20'
process.env.DATABASE_STATEMENT_TIMEOUT ||= '30'

// Next's own server trusts any `X-Forwarded-For`, but rules of the content package depend on the
// client address: this server sets it from the connection.
const app = next({ dev: isDevelopment, dir: import.meta.dirname, hostname, port })
await app.prepare()
const handle = app.getRequestHandler()

const isSignedIn = sessionReader(settings.PAYLOAD_SECRET)
const limits = {
  ...{ perMinute: 600, changesPerMinute: 120, atOncePerClient: 2 },
  ...{ waiting: 200, waitingPerClient: 20, timeout: 10_000 },
}
const anonymous = new RequestLimiter({ ...limits, atOnce: 4 })
/** Browsers that have signed in before have their own slots, unaffected by other clients. */
const knownDevices = new RequestLimiter({ ...limits, atOnce: 2 })

/** Changes of media, one at a time: encoding takes all cores, within a transaction. */
const mediaChanges = new RequestLimiter({
  ...limits,
  ...{ atOnce: 1, atOncePerClient: 1, waiting: 100, waitingPerClient: 100, timeout: 120_000 },
  // An encoder cannot be interrupted: the next one waits for it also after it was answered.
  maxHold: 600_000,
})
/** Max length of all bodies of media changes in memory together, in bytes. */
const maxMediaBytes = 512 * 1024 * 1024
let mediaBytes = 0

/** Max time for receiving a request without a session, in milliseconds. */
const arrivalTimeout = 10_000
/** The same for a change of media, which may be a large video on a slow connection. */
const mediaArrivalTimeout = 300_000

const server = createServer({
  IncomingMessage: BoundedRequest,
  maxHeaderSize: 16 * 1024,
  // Only Next's development server handles upgrades (WebSocket).
  shouldUpgradeCallback: () => isDevelopment,
  // Close connections that send slowly or not at all.
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
})
server.maxConnections = 2_000
server.setTimeout(120_000)
server.on('request', (request: BoundedRequest, response: ServerResponse) => {
  answer(request, response).catch((err: unknown) => {
    log.error({ err }, 'a request failed')
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
})
server.listen(port, hostname)
shutDownOnSignals({ server, log, grace: 8_000 })

/** Rejects a request here before anything is read, rendered or queried for it. */
async function answer(request: BoundedRequest, response: ServerResponse): Promise<void> {
  const { headers, method = 'GET', url = '' } = request
  const address = clientAddress(request, settings.TRUST_PROXY)
  headers[madeOnThisMachineHeader] = isFromThisMachine(request) ? 'yes' : 'no'
  headers[clientAddressHeader] = address
  if (isAdminSecure) response.setHeader('Strict-Transport-Security', 'max-age=63072000')

  const malformed = checkRequest(request)
  if (malformed) return reject(request, response, malformed)
  if (!url.startsWith('/api/') && hasOtherLocalName(headers.host)) {
    response.writeHead(307, { Location: new URL(url, settings.ADMIN_URL).href }).end()
    return
  }
  // Next serves its few files whole and fails on ranges that cannot be parsed.
  if (!url.startsWith('/api/')) delete headers.range

  const isStaff = await isSignedIn(headers)
  const limit = bodyLimit(request, isStaff)
  if (declaredLength(request) > limit) return reject(request, response, 413)
  request.bound(limit, () => reject(request, response, 413))
  if (isStaff && changesMedia(request)) return changeMedia(request, response, limit, address)
  if (isStaff || isStaticFile.test(url)) return handle(request, response)

  const device = deviceOf(headers.cookie)?.device
  const [requests, client] = device ? [knownDevices, device] : [anonymous, networkOf(address)]
  const tooMany = await requests.count(client, method)
  if (tooMany) return reject(request, response, tooMany.status, tooMany.retryAfter)
  if (!(await request.arrivesWithin(arrivalTimeout))) return reject(request, response, 408)
  await handleIn(requests, client, request, response)
}

/** Waits for the complete body and for its turn before Payload opens a transaction. */
async function changeMedia(
  request: BoundedRequest,
  response: ServerResponse,
  limit: number,
  address: string,
): Promise<void> {
  const size = declaredLength(request) || limit
  if (mediaBytes + size > maxMediaBytes) return reject(request, response, 503, 10)
  mediaBytes += size
  try {
    // Nothing is sent while it waits and is handled, each up to the timeout of the slots.
    request.setTimeout(mediaArrivalTimeout)
    if (!(await request.arrivesWithin(mediaArrivalTimeout))) return reject(request, response, 408)
    await handleIn(mediaChanges, networkOf(address), request, response)
  } finally {
    mediaBytes -= size
  }
}

/** Holds a slot until the handler's work has ended, or the client left before it could begin. */
function handleIn(
  limiter: RequestLimiter,
  client: string,
  request: BoundedRequest,
  response: ServerResponse,
): Promise<void> {
  return limiter.run(
    client,
    response,
    () => Promise.race([handle(request, response), request.cutOff()]),
    ({ status, retryAfter }) => reject(request, response, status, retryAfter),
  )
}

/** Whether it was opened as 127.0.0.1 instead of localhost: Payload would refuse to save there. */
function hasOtherLocalName(host: string | undefined): boolean {
  const [name, own] = [nameOf(host), nameOf(new URL(settings.ADMIN_URL).host)]
  return name !== own && isLocal(name) && isLocal(own)
}

const nameOf = (host = '') => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
const isLocal = (name: string) => name === 'localhost' || loopback.test(name)

/** Local and not proxied: a proxy on this machine adds a header to the requests it forwards. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers)
  return loopback.test(socket.remoteAddress ?? '') && isLocal(nameOf(headers.host)) && !isPassedOn
}
