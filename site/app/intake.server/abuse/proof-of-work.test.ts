import { beforeAll, describe, expect, it } from 'vitest'
import { proveWork } from '~/browser/prove-work.ts'

let work: typeof import('./proof-of-work.ts')
beforeAll(async () => {
  process.env.DATABASE_URL ??= 'postgres://nobody@localhost/none'
  process.env.PAYLOAD_SECRET ??= 'a-secret-that-only-the-unit-tests-use'
  process.env.DATA_DIR ??= '.data/tests'
  work = await import('./proof-of-work.ts')
})

describe('a proof of work', () => {
  it('answers its challenge, once', async () => {
    const proof = await proveWork(await work.newChallenge())
    expect(await work.isProof(proof)).toBe(true)
    expect(await work.isProof(proof)).toBe(false)
  })

  it('is none when the challenge was made up, made easier or has expired', async () => {
    const { signature, parameters } = await work.newChallenge()
    const easier = { signature, parameters: { ...parameters, cost: 1, keyPrefix: '0' } }
    expect(await work.isProof(await proveWork(easier))).toBe(false)
    const expired = { signature, parameters: { ...parameters, expiresAt: 1 } }
    expect(await work.isProof(await proveWork(expired))).toBe(false)
  })

  it('is not anything else', async () => {
    for (const text of ['', 'no', btoa('{}'), btoa('null'), 'A'.repeat(10_000)]) {
      expect(await work.isProof(text)).toBe(false)
    }
  })
})
