import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { TooBusyError } from '../react-router/render-queue.ts'
import { requestContext } from './access-log.ts'
import { handleError } from './error-page.ts'

const failingWith = (error: Error) => {
  const app = new Hono<SiteEnv>()
  app.onError(handleError)
  app.use(requestContext(pino({ level: 'silent' }), false))
  app.get('/', () => {
    throw error
  })
  return app.request('/')
}

test('the visitor reads an explanation and the request’s id, not the error', async () => {
  const answer = await failingWith(new Error('secret detail'))
  const text = await answer.text()
  expect(answer.status).toBe(500)
  expect(text).toContain('The fault is ours')
  expect(text).toContain(answer.headers.get('X-Request-Id'))
  expect(text).not.toContain('secret detail')
})

test('a database out of reach is 503, to be tried again', async () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const answer = await failingWith(new Error('query failed', { cause: lost }))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('30')
})

test('too many visitors at once is 503, to be tried again', async () => {
  const answer = await failingWith(new TooBusyError())
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('30')
  expect(await answer.text()).toContain('very many visitors')
})
