import pg from 'pg'

/**
 * Has a server no longer wait for the disk. What it holds would not outlive a crash of the machine;
 * neither do the tests, whose databases it keeps.
 *
 * @param databaseUrl as one who may change the server.
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
