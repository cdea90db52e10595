import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { renderInTurn, TooBusyError } from './render-in-turn.ts'

const context = new RouterContextProvider()
const page = new Request('http://localhost/services')
const form = new Request('http://localhost/hire-us', { method: 'POST' })

/** A renderer that answers when it is told to, and what it was asked for. */
function patient() {
  const begun: Array<() => void> = []
  const render = (_request: Request) =>
    new Promise<Response>((resolve) => begun.push(() => resolve(new Response('done'))))
  return { begun, render }
}

const soon = () => new Promise((passed) => setTimeout(passed, 0))

test('pages are rendered a few at a time, the others after them', async () => {
  const { begun, render } = patient()
  const inTurn = renderInTurn(render, { atOnce: 2, waiting: 10 })
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
  const inTurn = renderInTurn(render, { atOnce: 1, waiting: 10 })
  void inTurn(page, context)
  void inTurn(form, context)
  await soon()
  expect(begun).toHaveLength(2)
})

test('when too many wait, whoever asks is told at once, and not for ever', async () => {
  const { begun, render } = patient()
  const inTurn = renderInTurn(render, { atOnce: 1, waiting: 1 })
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
