import { sql } from 'drizzle-orm'
import type { GlobalSlug } from 'payload'
import { expect, it } from 'vitest'
import { make } from '../access/fixtures.ts'
import { fillGlobal, wordsOf } from '../access/globals.ts'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'

const many = Array.from({ length: 20 }, (_, index) => `Typed ${index}`)

let editor: Promise<TestUser> | undefined
async function autosave(path: string, method: string, body: object): Promise<number> {
  editor ??= createTestUsers().then((testUsers) => testUsers.editor)
  const { token } = await editor
  return (await rest(method, `${path}?draft=true&autosave=true&depth=0`, { token, body })).status
}

async function newestRows(table: string, parent?: number): Promise<number> {
  const { db } = await openPayload()
  const drizzle = (
    db as unknown as { drizzle: { execute: (query: unknown) => Promise<{ rows: unknown[] }> } }
  ).drizzle
  const { rows } = await drizzle.execute(
    parent === undefined
      ? sql`select id from ${sql.identifier(table)} where latest`
      : sql`select id from ${sql.identifier(table)} where latest and parent_id = ${parent}`,
  )
  return rows.length
}

it('twenty autosaves at once leave one newest draft, and the document once in lists', async () => {
  const payload = await openPayload()
  const department = await make('departments', { department: 0, service: 0, media: 0 })
  for (let round = 0; round < 3; round++) {
    await payload.update({
      collection: 'departments',
      id: department,
      data: { title: 'Published', _status: 'published' },
    })
    const saves = many.map((title) => autosave(`departments/${department}`, 'PATCH', { title }))
    expect(new Set(await Promise.all(saves))).toEqual(new Set([200]))
    expect(await newestRows('_departments_v', department)).toBe(1)
    const { docs } = await payload.find({
      collection: 'departments',
      draft: true,
      where: { id: { equals: department } },
    })
    expect(docs).toHaveLength(1)
  }
})

it('and of a global', async () => {
  const slug: GlobalSlug = 'about'
  await fillGlobal(slug, 'Published', true)
  const saves = many.map((title) => autosave(`globals/${slug}`, 'POST', wordsOf(slug, title)))
  expect(new Set(await Promise.all(saves))).toEqual(new Set([200]))
  expect(await newestRows('_about_v')).toBe(1)
})

it('changes of different fields at once are all stored', async () => {
  const payload = await openPayload()
  const department = await make('departments', { department: 0, service: 0, media: 0 })
  const data = [{ title: 'Another' }, { order: 7 }]
  await Promise.all(data.map((each) => autosave(`departments/${department}`, 'PATCH', each)))
  const saved = await payload.findByID({ collection: 'departments', id: department, draft: true })
  expect(saved).toMatchObject({ title: 'Another', order: 7 })
})
