import { answerName } from '@vitrina/content/applications/form.ts'
import { expect, it } from 'vitest'
import { inFormOrder } from './application-texts.ts'

it('separates a question from its error in the summary', () => {
  const questions = [
    'Describe a failure that you learned from',
    'Why here?',
    'Your way to us.',
  ].map((label, index) => ({ id: String(index), label, kind: 'text' as const, required: true }))
  const errors = Object.fromEntries(
    questions.map((question) => [answerName(question), 'Answer this question.']),
  )
  expect(inFormOrder(errors, questions).map(({ message }) => message)).toEqual([
    'Describe a failure that you learned from: Answer this question.',
    'Why here? Answer this question.',
    'Your way to us: Answer this question.',
  ])
})
