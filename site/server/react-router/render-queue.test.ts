import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { queueContext, siteContext } from '../../app/server-context.ts'
import { queueRenders, TooBusyError } from './render-queue.ts'

const asking = (over: { isShared?: boolean } = {}) => {
  const context = new RouterContextProvider()
  context.set(siteContext, {
    ...{ siteUrl: '', requestId: '', clientAddress: '', isForm: false, isShared: false },
    ...over,
  })
  return context
}
const context = asking()
const page = new Request('http://localhost/services')
const form = new Request('http://localhost/hire-us', { method: 'POST' })

/** A renderer that the test completes, with a list of what was requested. */
function patient() {
  const begun: Array<() => void> = []
  const render = (_request: Request) =>
    new Promise<Response>((resolve) => begun.push(() => resolve(new Response('done'))))
  return { begun, render }
}

const soon = () => new Promise((passed) => setTimeout(passed, 0))

test('pages are rendered a few at a time, the others after them', async () => {
  const { begun, render } = patient()
  const inTurn = queueRenders(render, { concurrent: 2, concurrentPerKind: 2, queued: 10 })
  const answers = [1, 2, 3].map(() => inTurn(page, context))
  await soon()
  expect(begun).toHaveLength(2)
  begun[0]?.()
  await answers[0]
  await soon()
  expect(begun).toHaveLength(3)
  for (const answer of begun) answer()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('what is sent does not wait behind what is read', async () => {
  const { begun, render } = patient()
  const inTurn = queueRenders(render, { concurrent: 1, concurrentPerKind: 1, queued: 10 })
  void inTurn(page, context)
  void inTurn(form, context)
  await soon()
  expect(begun).toHaveLength(2)
})

test('when too many wait, a request is rejected at once, until there is room again', async () => {
  const { begun, render } = patient()
  const inTurn = queueRenders(render, { concurrent: 1, concurrentPerKind: 1, queued: 1 })
  const answers = [inTurn(page, context), inTurn(page, context)]
  await soon()
  await expect(inTurn(page, context)).rejects.toThrow(TooBusyError)
  begun[0]?.()
  await answers[0]
  await soon()
  const later = inTurn(page, context)
  begun[1]?.()
  await soon()
  begun[2]?.()
  expect((await later).status).toBe(200)
})

test('a flood of one kind of page leaves places for the others', async () => {
  const asked: string[] = []
  const render = ({ url }: Request) => {
    asked.push(new URL(url).pathname)
    return new Promise<Response>(() => {})
  }
  const inTurn = queueRenders(render, { concurrent: 4, concurrentPerKind: 2, queued: 1 })
  const hireUs = () => inTurn(new Request('http://localhost/hire-us'), context)
  for (let i = 0; i < 3; i++) void hireUs()
  await soon()
  await expect(hireUs()).rejects.toThrow(TooBusyError)
  void inTurn(new Request('http://localhost/job-alerts'), context)
  void inTurn(page, asking({ isShared: true }))
  await soon()
  expect(asked).toEqual(['/hire-us', '/hire-us', '/job-alerts', '/services'])
})

test('the page that responds to a form is queued, and forms are rejected before they are read', async () => {
  const answers: Array<() => void> = []
  let read = 0
  const inTurn = queueRenders(
    (_request, of) => {
      read++
      return of.get(queueContext)(
        () => new Promise((resolve) => answers.push(() => resolve(new Response('wrong')))),
      )
    },
    { concurrent: 4, concurrentPerKind: 2, queued: 1 },
  )
  const send = () => inTurn(form, asking())
  const sent = [send(), send(), send()]
  await soon()
  expect([read, answers.length]).toEqual([3, 2])
  await expect(send()).rejects.toThrow(TooBusyError)
  expect(read).toBe(3)
  answers[0]?.()
  await sent[0]
  await soon()
  expect(answers).toHaveLength(3)
})
