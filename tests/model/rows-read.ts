import { type InTransaction, query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'

/**
 * Rows that this connection has read of a table without an index. Compare two readings in one
 * transaction: earlier transactions of the last second may be included.
 */
export async function rowsRead(req: InTransaction, table: string): Promise<number> {
  const [read] = await query(
    req,
    sql`select seq_tup_read::int as rows from pg_stat_xact_user_tables where relname = ${table}`,
  )
  return Number(read?.rows ?? 0)
}
