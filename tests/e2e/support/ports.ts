import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port nobody listens on, outside of the range from which the system takes the ports of outgoing
 * connections: one of those could take it before the server that it is for.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
