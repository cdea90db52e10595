import { Client } from 'pg'

/** A connection of the test's own to this suite's database. */
export async function connect(): Promise<Client> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client
}

/** The content revision, as everyone else sees it. */
export async function readRevision(): Promise<number> {
  const client = await connect()
  try {
    const { rows } = await client.query<{ number: string }>('select number from content_revision')
    return Number(rows[0]?.number)
  } finally {
    await client.end()
  }
}

/** By how much something raises the revision. */
export async function raisedBy(work: () => Promise<unknown>): Promise<number> {
  const before = await readRevision()
  await work()
  return (await readRevision()) - before
}
