import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimPort, freePort, isPortFree } from './ports.ts'

let server: Server
let port: number

beforeEach(async () => {
  port = await freePort()
  server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

it('rejects a port in use and names the setting for another', async () => {
  await expect(claimPort('ADMIN_PORT', port, '127.0.0.1', 0)).rejects.toThrow(
    new RegExp(`^Port ${port} is in use.*ADMIN_PORT`),
  )
})

it('sees a program on the other half of localhost', async () => {
  expect(await isPortFree(port, '::1')).toBe(false)
})

it('waits for what is about to go', async () => {
  setTimeout(() => server.close(), 300)
  await claimPort('PORT', port, '127.0.0.1', 5_000)
})

it('rejects a host that is not an address of this machine', async () => {
  await expect(isPortFree(port, '192.0.2.1')).rejects.toThrow(/^HOST is "192\.0\.2\.1"/)
})
