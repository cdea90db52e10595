import { sql } from 'drizzle-orm'
import { type CollectionBeforeChangeHook, NotFound } from 'payload'
import { executorOf } from '../storage/transaction.ts'

/**
 * Payload writes a change as “insert, or update what is there”: a change that had read its document
 * before an erasure would bring it back. The row is looked for once more and held until the change
 * is committed; an erasure comes before, and there is nothing to change, or after, and takes it along.
 */
export const stayErased: CollectionBeforeChangeHook = async ({
  collection,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const database = await executorOf(req)
  const { rows } = await database.execute(
    sql`select 1 from ${table} where id = ${originalDoc.id} for update`,
  )
  if (rows.length === 0) throw new NotFound(req.t)
}
