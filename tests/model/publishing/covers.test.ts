import { beforeAll, expect, it } from 'vitest'
import { make } from '../access/fixtures.ts'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'

let editor: TestUser
let large: number
let small: number
let project: number

beforeAll(async () => {
  editor = (await createTestUsers()).editor
  const none = { department: 0, service: 0, media: 0 }
  large = await make('media', none)
  small = await picture(800, 500)
  const service = await make('services', none)
  project = await make('projects', { ...none, media: large, service })
})

async function picture(width: number, height: number): Promise<number> {
  const id = await make('media', { department: 0, service: 0, media: 0 })
  await (await openPayload()).db.updateOne({ collection: 'media', id, data: { width, height } })
  return id
}

const save = (body: object, search = '') =>
  rest('PATCH', `projects/${project}?depth=0${search}`, { token: editor.token, body })

it('rejects a cover that is smaller than asked for, also when a draft has it already', async () => {
  const tooSmall = [small, await picture(1599, 1000), await picture(1600, 999)]
  for (const cover of tooSmall) {
    const direct = await save({ cover, _status: 'published' })
    expect(direct.status, direct.text).toBe(400)
    expect(direct.text).toContain('at least 1600 × 1000 pixels')
    expect((await save({ cover }, '&draft=true')).status, 'a draft').toBe(200)
    const later = await save({ title: 'Another', _status: 'published' })
    expect(later.status, later.text).toBe(400)
  }
  const answer = await save({ cover: large, _status: 'published' })
  expect(answer.status, answer.text).toBe(200)
})

it('lets a page be changed that was published with a smaller one', async () => {
  const { db } = await openPayload()
  await db.updateOne({ collection: 'media', id: large, data: { width: 800, height: 500 } })
  expect((await save({ title: 'Newer', _status: 'published' })).status).toBe(200)
  expect((await save({ cover: small, _status: 'published' })).status).toBe(400)
})
