import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { isProof, newChallenge, spendProof } from '@vitrina/content/submissions/guard.ts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { proveWork } from '~/browser/prove-work.ts'
import { openPayload } from '../payload.ts'

const inTenMinutes = () => new Date(Date.now() + 600_000)

it('a proof of work counts once, however many requests bring it at the same time', async () => {
  const payload = await openPayload()
  const spend = (signature: string, expires: Date) => spendProof(payload, signature, expires)
  const proof = await proveWork(await newChallenge())
  const answers = await Promise.all(Array.from({ length: 20 }, () => isProof(proof, spend)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await isProof(proof, spend)).toBe(false)
})

it('spent proofs are remembered until well after they expire, and no longer', async () => {
  const payload = await openPayload()
  const database = await executorOf({ payload })
  const remembered = async () => {
    const { rows } = await database.execute(
      sql`select key from payload_kv where key like 'proof-of-work:%' order by id`,
    )
    return rows.map(({ key }) => String(key).replace('proof-of-work:', ''))
  }
  await spendProof(payload, 'long ago', new Date(Date.now() - 3_700_000))
  await spendProof(payload, 'just now', new Date(Date.now() - 60_000))
  await spendProof(payload, 'now', inTenMinutes())
  const keys = await remembered()
  expect(keys).not.toContain('long ago')
  expect(keys).toEqual(expect.arrayContaining(['just now', 'now']))
})
