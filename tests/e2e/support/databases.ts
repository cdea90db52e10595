import { Client, type QueryResultRow } from 'pg'

/** The address of another database on the same server. */
export function onSameServer(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(statement, values)
    return rows
  } finally {
    await client.end()
  }
}

/** Makes a database, empty or as a copy of another one, which must have no connections. */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template?: string,
): Promise<string> {
  await query(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`)
  return onSameServer(serverUrl, name)
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await query(serverUrl, `drop database if exists ${name} with (force)`)
}

/** Ends every connection to a database and accepts no new ones, as if its server were down. */
export async function closeDatabase(serverUrl: string, name: string): Promise<void> {
  await query(serverUrl, `alter database ${name} with allow_connections false`)
  await query(
    serverUrl,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  )
}

export async function reopenDatabase(serverUrl: string, name: string): Promise<void> {
  await query(serverUrl, `alter database ${name} with allow_connections true`)
}
