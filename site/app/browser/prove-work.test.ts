import { beforeAll, describe, expect, it, vi } from 'vitest'
import { proveWork } from './prove-work.ts'

const once = () => {
  const spent = new Set<string>()
  return vi.fn((signature: string) => !spent.has(signature) && spent.add(signature) !== undefined)
}
let work: typeof import('@vitrina/content/submissions/guard.ts')
beforeAll(async () => {
  process.env.DATABASE_URL ??= 'postgres://none@localhost/none'
  process.env.PAYLOAD_SECRET ??= 'a-secret-that-only-the-unit-tests-use'
  process.env.DATA_DIR ??= '.data/tests'
  work = await import('@vitrina/content/submissions/guard.ts')
})

describe('a proof of work', () => {
  it('answers its challenge, once', async () => {
    const challenge = await work.newChallenge()
    const proof = await proveWork(challenge)
    const spend = once()
    expect(await work.isProof(proof, spend)).toBe(true)
    expect(await work.isProof(proof, spend)).toBe(false)
    const expires = new Date((challenge.parameters.expiresAt ?? 0) * 1000)
    expect(spend).toHaveBeenCalledWith(challenge.signature, expires)
  })

  it('has one spelling, and nothing is spent by another', async () => {
    const proof = await proveWork(await work.newChallenge())
    const spend = once()
    const url = proof.replaceAll('+', '-').replaceAll('/', '_')
    const others = [` ${proof}`, `${proof}\n`, `${proof}=`, `!${proof}`, `${url}-`, `${proof}.`]
    for (const other of others) expect(await work.isProof(other, spend), other).toBe(false)
    expect(spend).not.toHaveBeenCalled()
    expect(await work.isProof(proof, spend)).toBe(true)
  })

  it('costs more under pressure, and never more than a slow phone can do', async () => {
    const costs: number[] = []
    for (const pressure of [0, 1, 1.9, 2, 4, 8, 1e9]) {
      costs.push((await work.newChallenge(pressure)).parameters.cost)
    }
    expect(costs).toEqual([1_000, 1_000, 1_000, 2_000, 2_000, 2_000, 2_000])
  })

  it('is none when the challenge was made up, made easier or has expired', async () => {
    const { signature, parameters } = await work.newChallenge()
    const easier = { signature, parameters: { ...parameters, cost: 1, keyPrefix: '0' } }
    expect(await work.isProof(await proveWork(easier), once())).toBe(false)
    const expired = { signature, parameters: { ...parameters, expiresAt: 1 } }
    expect(await work.isProof(await proveWork(expired), once())).toBe(false)
  })

  it('is not anything else', async () => {
    for (const text of ['', 'no', btoa('{}'), btoa('null'), 'A'.repeat(10_000)]) {
      expect(await work.isProof(text, once())).toBe(false)
    }
  })
})
