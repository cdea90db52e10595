/** One input: what is written to the connection. */
export type FuzzRequest =
  /** Whole requests, sent on connections that are used again. */
  | {
      kind: 'http'
      method: string
      target: string
      headers: [name: string, value: string][]
      body?: Buffer
    }
  /** What need not be HTTP at all, on a connection of its own. */
  | { kind: 'raw'; bytes: Buffer }

/** In one line, without what does not change the path taken. */
export function describeRequest(request: FuzzRequest): string {
  if (request.kind === 'raw')
    return `raw ${JSON.stringify(request.bytes.toString('latin1', 0, 300))}`
  const { method, target, body } = request
  // These two do not change what happens.
  const headers = request.headers.map(([name, value]) =>
    /^(?:Authorization|X-Forwarded-For)$/.test(name) ? [name, '…'] : [name, value],
  )
  const start = body ? ` ${JSON.stringify(body.toString('latin1', 0, 200))}` : ''
  return `${method} ${JSON.stringify(target.slice(0, 300))} ${JSON.stringify(headers).slice(0, 300)}${start}`
}

/** The same, as bytes. */
export function asBytes({ method, target, headers, body }: Extract<FuzzRequest, { kind: 'http' }>) {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const length = body ? `Content-Length: ${body.length}\r\n` : ''
  const head = `${method} ${target} HTTP/1.1\r\n${lines}${length}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)])
}
