import { afterEach, expect, it, vi } from 'vitest'
import { type App, runApps } from './apps.ts'
import { freePort } from './ports.ts'
import { processStartedAt } from './process-lock.mjs'

const stopping: AbortController[] = []
afterEach(() => {
  for (const controller of stopping.splice(0)) controller.abort()
})

/** A program that responds with its process id. */
async function app(name: App['name']): Promise<App> {
  const port = await freePort()
  const script = `
    const answer = (request, response) => {
      response.end(String(process.pid))
      if (request.url === '/hang') setTimeout(() => { for (;;); }, 50)
    }
    require('node:http').createServer(answer).listen(${port}, '127.0.0.1')`
  const url = `http://127.0.0.1:${port}`
  return {
    name,
    command: process.execPath,
    args: ['-e', script],
    cwd: process.cwd(),
    env: process.env,
    health: { url, isHealthy: (status) => status === 200 },
  }
}

const pidOf = async ({ health }: App) => Number(await (await fetch(health.url)).text())

async function start(restart: 'always' | 'never') {
  const site = await app('site')
  const admin = await app('admin')
  const controller = new AbortController()
  stopping.push(controller)
  const ready = Promise.withResolvers<void>()
  const hang = { everyMs: 100, afterMs: 3_000 }
  const exitCode = runApps([site, admin], ready.resolve, controller.signal, { restart, hang })
  await Promise.race([ready.promise, exitCode])
  return { site, admin, exitCode, stop: () => controller.abort() }
}

it('starts again a app that died', async () => {
  const { site, exitCode, stop } = await start('always')
  const first = await pidOf(site)
  process.kill(first, 'SIGKILL')
  await vi.waitFor(async () => expect(await pidOf(site)).not.toBe(first), 10_000)
  stop()
  expect(await exitCode).toBe(0)
})

it('ends with an error at the first crash when an outer supervisor restarts everything', async () => {
  const { site, admin, exitCode } = await start('never')
  const other = await pidOf(admin)
  process.kill(await pidOf(site), 'SIGKILL')
  expect(await exitCode).toBe(1)
  expect(processStartedAt(other)).toBeUndefined()
})

it('ends a app that does not answer any more, and starts it again', async () => {
  const { site, admin, exitCode, stop } = await start('always')
  const [first, other] = [await pidOf(site), await pidOf(admin)]
  await fetch(`${site.health.url}/hang`)
  await vi.waitFor(
    async () => {
      const answer = await fetch(site.health.url, { signal: AbortSignal.timeout(1_000) })
      expect(Number(await answer.text())).not.toBe(first)
    },
    { timeout: 40_000, interval: 500 },
  )
  expect(await pidOf(admin)).toBe(other)
  stop()
  expect(await exitCode).toBe(0)
})
