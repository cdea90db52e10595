import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { emailCompany } from '@vitrina/content/email/recipients.ts'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { openPayload } from './payload.ts'

beforeAll(async () => loadSampleContent(await openPayload()), 30_000)

it('has no visible draft, and emails have its published colours', async () => {
  const payload = await openPayload()
  const update = (brand: string, draft: boolean) =>
    payload.updateGlobal({
      slug: 'brand',
      data: { light: { brand }, _status: draft ? 'draft' : 'published' },
      draft,
    })
  await update('#1d4ed8', false)
  await update('#7c1d4f', true)
  const read = await payload.findGlobal({ slug: 'brand', overrideAccess: false, draft: true })
  expect(read.light?.brand).toBe('#1d4ed8')
  const { brand } = await emailCompany(await createLocalReq({}, payload))
  expect(brand?.colours?.brand).toBe('#1d4ed8')
})

it('rejects what is no colour', async () => {
  const payload = await openPayload()
  const data = { dark: { paper: 'red' }, _status: 'published' as const }
  await expect(payload.updateGlobal({ slug: 'brand', data })).rejects.toThrow(/Paper/)
})

it('the migration moves the logos of the company to the brand, and back', async () => {
  const payload = await openPayload()
  const { docs } = await payload.find({ collection: 'media', limit: 2, depth: 0 })
  const [logoLight, logoDark] = docs.map(({ id }) => id)
  await payload.updateGlobal({ slug: 'brand', data: { logoLight, logoDark, _status: 'published' } })
  const folder = join(import.meta.dirname, '../../content/migrations')
  const name = (await readdir(folder)).find((file) => file.endsWith('_brand.ts')) ?? ''
  type Migration = Record<'up' | 'down', (args: MigrateUpArgs) => Promise<void>>
  const { up, down } = (await import(join(folder, name))) as Migration
  const logos = sql.raw('select logo_light_id, logo_dark_id from')
  const moved = [{ logo_light_id: logoLight, logo_dark_id: logoDark }]
  const rolledBack = new Error('rolled back')
  const database = payload.db as unknown as { drizzle: MigrateUpArgs['db'] }
  const moving = database.drizzle.transaction(async (db) => {
    const args = { db, payload, req: await createLocalReq({}, payload) } as unknown as MigrateUpArgs
    await down(args)
    expect((await db.execute(sql`${logos} company`)).rows).toEqual(moved)
    await db.execute(sql.raw('drop table moved_logos'))
    await up(args)
    expect((await db.execute(sql`${logos} brand where _status = 'published'`)).rows).toEqual(moved)
    throw rolledBack
  })
  await expect(moving).rejects.toBe(rolledBack)
})
