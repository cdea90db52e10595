import { sql } from 'drizzle-orm'
import { type CollectionBeforeChangeHook, NotFound } from 'payload'
import { executorOf } from '../storage/transaction.ts'

/**
 * Prevents an update from restoring an erased document: Payload writes updates as upserts, and the
 * document may have been read before it was erased. The row is checked again and locked until the
 * update commits, so an erasure either comes first, and the update fails, or comes later and erases
 * the update too.
 *
 * @throws NotFound when the row no longer exists.
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
