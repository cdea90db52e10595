import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/** Removes every script from a page, including data-only ones. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

/** Serves a modified copy of a running site. Responses are cached in memory, compressed. */
export async function serveCopy(
  siteUrl: string,
  change: (html: string) => string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const answers = new Map<string, Promise<Answer>>()
  const server = createServer(async (asked, answer) => {
    const target = asked.url ?? '/'
    const kept = answers.get(target) ?? askSite(siteUrl + target, asked).then(changed(change))
    answers.set(target, kept)
    send(answer, await kept)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function askSite(url: string, { headers }: IncomingMessage): Promise<Answer> {
  const { accept = '*/*' } = headers
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: { accept, 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { connection: _, 'transfer-encoding': __, ...kept } = answer.headers
        const given = Object.entries(kept).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as const],
        )
        resolve({
          status: answer.statusCode ?? 502,
          headers: Object.fromEntries(given),
          body: Buffer.concat(parts),
        })
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}

const changed =
  (change: (html: string) => string) =>
  ({ status, headers, body }: Answer): Answer => {
    if (!String(headers['content-type']).startsWith('text/html')) return { status, headers, body }
    const isSqueezed = headers['content-encoding'] === 'br'
    const html = (isSqueezed ? brotliDecompressSync(body) : body).toString('utf8')
    const squeezed = brotliCompressSync(change(html))
    return {
      status,
      headers: {
        ...headers,
        'content-encoding': 'br',
        'content-length': String(squeezed.length),
      },
      body: squeezed,
    }
  }

function send(answer: ServerResponse, { status, headers, body }: Answer): void {
  answer.writeHead(status, headers).end(body)
}
