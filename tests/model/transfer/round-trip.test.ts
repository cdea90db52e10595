import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPayload } from '../payload.ts'

const script = path.resolve(
  import.meta.dirname,
  '../../../content/src/commands/transfer-content.ts',
)
const own = process.env.DATABASE_URL ?? ''
const other = new URL(own)
other.pathname = `${other.pathname}_other`
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-transfer-'))
  await onServer(
    `create database ${other.pathname.slice(1)} template ${inject('templateDatabase')}`,
  )
  // Its ids differ from those of the first.
  const skip = (table: string) => `select setval(pg_get_serial_sequence('${table}', 'id'), 700)`
  for (const table of ['media', 'projects', 'employees', 'services']) {
    await rowsOf(other.href, skip(table))
  }
})
afterAll(async () => {
  await onServer(`drop database if exists ${other.pathname.slice(1)} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

async function onServer(statement: string) {
  await rowsOf(process.env.TEST_DATABASE_URL ?? '', statement)
}

async function rowsOf(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

const place = (name: string) => path.join(folder, name)

/** Runs the command on one of the databases. */
async function transfer(action: 'export' | 'import', name: string, database = own) {
  const DATA_DIR = database === own ? process.env.DATA_DIR : place('data')
  const env = { ...process.env, DATABASE_URL: database, DATA_DIR }
  return promisify(execFile)(process.execPath, [script, action, place(name)], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )
}

async function filesIn(name: string): Promise<Record<string, string>> {
  const names = await readdir(place(name), { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name: file }) => {
    const whole = path.join(parentPath, file)
    return [path.relative(place(name), whole), (await readFile(whole)).toString('base64')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

/** The rows of all tables with content, without ids, in an order of their own. */
async function contentOf(database: string): Promise<Record<string, unknown[]>> {
  const tables = await rowsOf(
    database,
    `select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE' and table_name !~ '^(_|payload|users|content_revision|sample_content|search_)'
      order by 1`,
  )
  const content: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf(database, `select to_jsonb(t) as row from "${name}" t`)
    content[String(name)] = rows
      .map(({ row }) =>
        JSON.stringify(
          Object.fromEntries(
            Object.entries(row as object).filter(
              ([column, value]) => !/(^|_)id$/.test(column) && value !== null,
            ),
          ),
        ).replaceAll(/"value":\d+/g, '"value":0'),
      )
      .sort()
  }
  return content
}

it('moves the sample company into an empty database, whole', async () => {
  const payload = await openPayload()
  await loadSampleContent(payload)
  const projects = { collection: 'projects', sort: 'id', limit: 2, depth: 0 } as const
  const [first, second] = (await payload.find(projects)).docs
  await payload.update({
    ...{ collection: 'projects', id: first?.id ?? 0, locale: 'ro', draft: true },
    data: { title: 'Ciornă nepublicată', _status: 'draft' },
  })
  await payload.update({
    ...{ collection: 'projects', id: second?.id ?? 0 },
    data: { slug: 'another-address', _status: 'published' },
  })
  expect(await transfer('export', 'first')).toContain('projects: 9')
  expect(await transfer('import', 'first', other.href)).toContain('projects: 9 changed')

  const [before, after] = [await contentOf(own), await contentOf(other.href)]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows)
  const indexed = 'select count(*)::int as count from search_index'
  expect(await rowsOf(other.href, indexed)).toEqual(await rowsOf(own, indexed))

  await transfer('export', 'second', other.href)
  const [exported, again] = [await filesIn('first'), await filesIn('second')]
  expect(Object.keys(again).length).toBeGreaterThan(100)
  expect(again).toEqual(exported)
  const text = Buffer.from(again['projects.jsonl'] ?? '', 'base64').toString()
  expect(text.match(/"draft":\{/g)).toHaveLength(1)
  expect(text).toContain('Ciornă nepublicată')
}, 120_000)

it('changes nothing when it is imported again, and what differs when it is not', async () => {
  const revision = 'select number from content_revision'
  const start = await rowsOf(other.href, revision)
  expect(await transfer('import', 'first', other.href)).toContain('Nothing changed')
  expect(await rowsOf(other.href, revision)).toEqual(start)

  await rowsOf(other.href, "update services_locales set title = 'Changed'")
  const [name = ''] = await readdir(place('data/media'))
  await writeFile(path.join(place('data/media'), name), 'damaged')
  const mended = await transfer('import', 'first', other.href)
  expect(mended).toContain('Files: 1 changed')
  expect(await rowsOf(other.href, revision)).not.toEqual(start)
  await transfer('export', 'third', other.href)
  expect(await filesIn('third')).toEqual(await filesIn('first'))
}, 120_000)

it('says in plain words why an export cannot be imported', async () => {
  const damaged = async (change: () => Promise<unknown>) => {
    await rm(place('bad'), { recursive: true, force: true })
    await cp(place('first'), place('bad'), { recursive: true })
    await change()
    return transfer('import', 'bad', other.href)
  }
  const manifest = place('bad/manifest.json')
  const edit = async (from: string, to: string) =>
    writeFile(manifest, (await readFile(manifest, 'utf8')).replace(from, to))
  expect(await damaged(() => edit('"format": 1', '"format": 2'))).toContain('newer version')
  expect(await damaged(() => edit('"ro"', '"de"'))).toContain('languages that this site lacks: de')
  expect(await damaged(() => writeFile(manifest, '{'))).toContain('manifest.json is damaged')
  expect(await damaged(() => rm(place('bad/faqs.jsonl')))).toContain('faqs.jsonl is missing')
  const touch = () => appendFile(place('bad/faqs.jsonl'), ' ')
  expect(await damaged(touch)).toContain('faqs.jsonl is damaged')
  await mkdir(place('empty'))
  expect(await transfer('import', 'empty', other.href)).toContain('There is no export')
  expect(await transfer('export', 'data')).toContain('is not empty')
}, 120_000)
