import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from '../terminal/user-error.mjs'

/** "localhost" has two addresses; a program on the other one would respond instead. */
const loopback = ['127.0.0.1', '::1']

/**
 * Whether nothing listens on a port.
 * @throws {UserError} when the host is not an address of this machine, or the port needs root
 */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const hosts = loopback.includes(host) || host === 'localhost' ? loopback : [host]
  const codes = await Promise.all(
    hosts.map((address) => listen(port, address).then(() => undefined, codeOf)),
  )
  if (codes.includes('EADDRINUSE')) return false
  // A machine without IPv6 has only one of the two.
  if (codes.includes(undefined)) return true
  if (codes[0] === 'EACCES') {
    throw new UserError(`Port ${port} needs root on this machine: set a number above 1023.`)
  }
  throw new UserError(
    `HOST is "${host}", which is not an address of this machine: use 127.0.0.1 (only this machine) or 0.0.0.0 (all).`,
  )
}

const codeOf = ({ code, message }: NodeJS.ErrnoException) => code ?? message

/** Listens for a moment; returns the port. */
async function listen(port: number, host: string): Promise<number> {
  const server = createServer().listen({ port, host, exclusive: true })
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return own
}

/** A free port on the loopback interface, chosen by the system. */
export const freePort = () => listen(0, '127.0.0.1')

/** Waits up to `timeoutMs` for a free port. @throws {UserError} naming its setting, `name` */
export async function claimPort(
  name: 'PORT' | 'ADMIN_PORT',
  port: number,
  host: string,
  timeoutMs: number,
): Promise<void> {
  const until = Date.now() + timeoutMs
  while (!(await isPortFree(port, host))) {
    if (Date.now() >= until) {
      throw new UserError(
        `Port ${port} is in use by another program: stop that one, or choose another with ${name} (for instance ${name}=${port + 10}).`,
      )
    }
    await sleep(200)
  }
}
