import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import config from '@vitrina/content/payload.config.ts'
import { generateTypes } from 'payload/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayload } from './payload.ts'

const contentFolder = path.resolve(import.meta.dirname, '../../content')
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'vitrina-generated-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

describe('generated files', () => {
  it('payload-types.ts is what the model generates (npm run types -w content)', async () => {
    const outputFile = path.join(scratch, 'payload-types.ts')
    const model = await config
    await generateTypes(
      { ...model, typescript: { ...model.typescript, outputFile } },
      { log: false },
    )
    expect(await readFile(outputFile, 'utf8')).toBe(
      await readFile(path.join(contentFolder, 'src/payload-types.ts'), 'utf8'),
    )
  })

  it('the migrations bring about the model’s schema (npm run migration -w content -- name)', async () => {
    const payload = await openPayload()
    const { db } = payload
    const migrations = path.join(contentFolder, 'migrations')
    const newest = (await readdir(migrations))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .at(-1)
    const { generateDrizzleJson, generateMigration } = (
      db as unknown as { requireDrizzleKit: () => DrizzleKit }
    ).requireDrizzleKit()
    const before = JSON.parse(await readFile(path.join(migrations, newest ?? ''), 'utf8'))
    const after = await generateDrizzleJson((db as unknown as { schema: unknown }).schema)
    expect(await generateMigration(before, after)).toEqual([])
  })
})

type DrizzleKit = {
  generateDrizzleJson: (schema: unknown) => unknown
  generateMigration: (before: unknown, after: unknown) => Promise<string[]>
}
