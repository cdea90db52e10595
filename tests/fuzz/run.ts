import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { asBytes, describeRequest, type FuzzRequest } from './request.ts'

/** Something that must not happen. */
export type Finding = {
  what: 'server error' | 'no answer' | 'slow' | 'gone'
  /** Of the request, to make it again. */
  index: number
  detail: string
}

export type FuzzReport = {
  sent: number
  /** How many answers there were of each status; 0 for connections closed without one. */
  statuses: Record<number, number>
  findings: Finding[]
  slowest: number
}

export type FuzzOptions = {
  url: string
  /** The request with this number. */
  make: (index: number) => FuzzRequest
  from?: number
  count: number
  /** Requests under way at the same time. */
  atOnce?: number
  /** Milliseconds after which an answer is a finding. */
  slow?: number
  /** Whether the process that is asked still lives. */
  isAlive: () => boolean
  onProgress?: (sent: number) => void | Promise<void>
}

/** Milliseconds after which no answer is waited for. */
const never = 20_000
const maxFindings = 50

/**
 * Sends so many requests and looks at each answer: no status of 500 or more, none that takes longer
 * than five seconds, and the process lives on.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { url, make, from = 0, count, atOnce = 12, slow = 5_000, isAlive, onProgress } = options
  const target = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce, maxFreeSockets: atOnce })
  const report: FuzzReport = { sent: 0, statuses: {}, findings: [], slowest: 0 }
  let next = from
  const find = (what: Finding['what'], index: number, request: FuzzRequest, detail = '') => {
    report.findings.push({ what, index, detail: `${detail} ${describeRequest(request)}`.trim() })
  }
  const work = async () => {
    while (next < from + count && report.findings.length < maxFindings) {
      const index = next++
      const request = make(index)
      const begun = performance.now()
      const status = await send(request, target, agent)
      const took = performance.now() - begun
      report.sent++
      report.slowest = Math.max(report.slowest, took)
      if (status === 'no answer') find('no answer', index, request)
      else {
        report.statuses[status] = (report.statuses[status] ?? 0) + 1
        if (status >= 500 && !isBusyProbe(request, status))
          find('server error', index, request, String(status))
        if (took > slow) find('slow', index, request, `${Math.round(took)} ms`)
      }
      if (!isAlive()) {
        find('gone', index, request)
        return
      }
      await onProgress?.(report.sent)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
  return report
}

/** The status that a request is answered with; 0 when the connection was closed without one. */
export async function send(
  request: FuzzRequest,
  target: URL,
  agent = new Agent(),
): Promise<number | 'no answer'> {
  if (request.kind === 'raw') return sendBytes(request.bytes, target)
  try {
    return await sendHttp(request, target, agent)
  } catch {
    // Node's client does not send everything: what it refuses goes as bytes.
    return sendBytes(asBytes(request), target)
  }
}

function sendHttp(
  { method, target: path, headers, body }: Extract<FuzzRequest, { kind: 'http' }>,
  { hostname, port }: URL,
  agent: Agent,
): Promise<number | 'no answer'> {
  return new Promise((resolve) => {
    const given: Record<string, string[]> = {}
    for (const [name, value] of headers) given[name] = [...(given[name] ?? []), value]
    // Throws at once for what it does not send.
    const asked = ask({ hostname, port, method, path, headers: flat(given, body), agent })
    const timer = setTimeout(() => {
      resolve('no answer')
      asked.destroy()
    }, never)
    const finish = (status: number) => {
      clearTimeout(timer)
      resolve(status)
    }
    const read = (answer: IncomingMessage) => {
      const status = answer.statusCode ?? 0
      answer.on('error', () => finish(status))
      answer.on('close', () => finish(status))
      answer.resume()
    }
    asked.on('response', read)
    asked.on('upgrade', (answer, socket) => {
      finish(answer.statusCode ?? 0)
      socket.destroy()
    })
    asked.on('error', () => {
      clearTimeout(timer)
      resolve(0)
    })
    asked.end(body)
  })
}

function flat(headers: Record<string, string[]>, body: Buffer | undefined) {
  const entries = Object.entries(headers).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ])
  return {
    ...Object.fromEntries(entries),
    ...(body && { 'Content-Length': String(body.length) }),
  }
}

/** Writes bytes on a connection of its own, ends it, and reads the first line of the answer. */
function sendBytes(bytes: Buffer, { hostname, port }: URL): Promise<number | 'no answer'> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    let start = ''
    const statusOf = () =>
      Number(/^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)
    const timer = setTimeout(() => {
      resolve(start ? statusOf() : 'no answer')
      socket.destroy()
    }, never)
    socket.on('data', (data) => {
      if (start.length < 200) start += data.toString('latin1')
    })
    const finish = () => {
      clearTimeout(timer)
      resolve(statusOf())
      socket.destroy()
    }
    socket.on('end', finish)
    socket.on('error', finish)
    socket.on('close', finish)
    socket.end(bytes)
  })
}

/** A busy machine may say that it is not ready; that is what `/readyz` is for. */
function isBusyProbe(request: FuzzRequest, status: number): boolean {
  return status === 503 && request.kind === 'http' && request.target.startsWith('/readyz')
}

/** A readable summary. */
export function formatReport(
  name: string,
  { sent, statuses, findings, slowest }: FuzzReport,
): string {
  const byStatus = Object.entries(statuses).map(([status, count]) =>
    status === '0' ? `closed: ${count}` : `${status}: ${count}`,
  )
  return [
    `${name}: ${sent} inputs, slowest answer ${Math.round(slowest)} ms, ${findings.length} findings`,
    `  ${byStatus.join(', ')}`,
    ...findings.map(({ what, index, detail }) => `  ${what} at ${index}: ${detail}`),
  ].join('\n')
}
