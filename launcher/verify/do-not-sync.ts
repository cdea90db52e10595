import pg from 'pg'

/**
 * Disables fsync on a test server: its databases need not survive a crash of the machine.
 *
 * @param databaseUrl of a role that may change server settings.
 */
export async function doNotSync(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const setting of ['fsync', 'full_page_writes']) {
      await client.query(`alter system set ${setting} = off`)
    }
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
