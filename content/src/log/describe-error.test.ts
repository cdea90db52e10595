import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('describeError', () => {
  it('keeps the message of an ordinary error', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      kind: 'TypeError',
      message: 'x is not a function',
    })
  })

  it('keeps nothing of a failed query that could be personal', () => {
    const cause = Object.assign(new Error('duplicate key (email)=(ana@client.example)'), {
      code: '23505',
    })
    const error = Object.assign(
      new Error('Failed query: insert into requests values ($1)\nparams: ana@client.example', {
        cause,
      }),
      { query: 'insert into requests values ($1)', params: ['ana@client.example'] },
    )
    const described = describeError(error)
    expect(JSON.stringify(described)).not.toContain('ana@')
    expect(described).toMatchObject({ causeCode: '23505' })
  })
})
