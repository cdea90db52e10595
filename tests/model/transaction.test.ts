import { inTransaction } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openPayload } from './payload.ts'

const countDepartments = async () => {
  const payload = await openPayload()
  return (await payload.count({ collection: 'departments' })).totalDocs
}

describe('inTransaction', () => {
  it('stores what was written when the work succeeds', async () => {
    const payload = await openPayload()
    const before = await countDepartments()
    await inTransaction(payload, (req) =>
      payload.create({ collection: 'departments', data: { title: 'Kept', slug: 'kept' }, req }),
    )
    expect(await countDepartments()).toBe(before + 1)
  })

  it('stores nothing when the work fails, and passes the error on', async () => {
    const payload = await openPayload()
    const before = await countDepartments()
    const work = inTransaction(payload, async (req) => {
      await payload.create({
        collection: 'departments',
        data: { title: 'Lost', slug: 'lost' },
        req,
      })
      throw new Error('the work failed')
    })
    await expect(work).rejects.toThrow('the work failed')
    expect(await countDepartments()).toBe(before)
  })

  it('fails when the connection is lost before the commit, so that nothing false is acknowledged', async () => {
    const payload = await openPayload()
    const before = await countDepartments()
    const work = inTransaction(payload, async (req) => {
      await payload.create({ collection: 'departments', data: { title: 'Cut', slug: 'cut' }, req })
      await killBackendOf(req.transactionID as string)
    })
    await expect(work).rejects.toThrow()
    expect(await countDepartments()).toBe(before)
  })
})

/** Ends the database connection that a transaction runs on, as a crash of the server would. */
async function killBackendOf(transactionId: string): Promise<void> {
  type Executor = { execute: (query: unknown) => Promise<{ rows: Array<{ pid: number }> }> }
  const { drizzle, sessions } = (await openPayload()).db as unknown as {
    drizzle: Executor
    sessions: Record<string, { db: Executor }>
  }
  const answer = await sessions[transactionId]?.db.execute(sql`select pg_backend_pid() as pid`)
  await drizzle.execute(sql`select pg_terminate_backend(${answer?.rows[0]?.pid})`)
}
