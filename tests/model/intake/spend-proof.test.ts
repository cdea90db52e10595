import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { proveWork } from '~/browser/prove-work.ts'
import { isProof, newChallenge } from '~/intake.server/abuse/proof-of-work.ts'
import { spendProof } from '~/intake.server/abuse/spend-proof.ts'
import { openPayload } from '../payload.ts'

const inTenMinutes = () => new Date(Date.now() + 600_000)

it('a proof of work counts once, however many requests bring it at the same time', async () => {
  await openPayload()
  const proof = await proveWork(await newChallenge())
  const answers = await Promise.all(Array.from({ length: 20 }, () => isProof(proof, spendProof)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await isProof(proof, spendProof)).toBe(false)
})

it('spent proofs are remembered until well after they expire, and no longer', async () => {
  const database = await executorOf({ payload: await openPayload() })
  const remembered = async () => {
    const { rows } = await database.execute(
      sql`select key from payload_kv where key like 'proof-of-work:%' order by id`,
    )
    return rows.map(({ key }) => String(key).replace('proof-of-work:', ''))
  }
  await spendProof('long ago', new Date(Date.now() - 3_700_000))
  await spendProof('just now', new Date(Date.now() - 60_000))
  await spendProof('now', inTenMinutes())
  const keys = await remembered()
  expect(keys).not.toContain('long ago')
  expect(keys).toEqual(expect.arrayContaining(['just now', 'now']))
})
