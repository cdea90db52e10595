import { beforeAll, expect, it } from 'vitest'
import { make } from './access/fixtures.ts'
import { rest } from './access/rest.ts'
import { createTestUsers, type TestUser } from './access/test-users.ts'
import { openPayload } from './payload.ts'

let editor: TestUser
let id: number
beforeAll(async () => {
  editor = (await createTestUsers()).editor
  id = await make('departments', { department: 0, service: 0, media: 0 })
})

const publish = async (body: object, language = 'en') => {
  const { body: answer } = await rest('PATCH', `departments/${id}`, {
    token: editor.token,
    body: { ...body, _status: 'published' },
    headers: { 'Accept-Language': language },
  })
  const [error] = answer.errors as [{ message: string; data: { errors: { path: string }[] } }]
  return error
}

it('an invalid field is named as staff know it, with what is wrong', async () => {
  const { message, data } = await publish({ slug: 'Not a slug' })
  expect(message).toBe(
    'Address (slug): Use lower-case letters and digits with single hyphens between words (example: “mobile-banking”).',
  )
  expect(data.errors.map(({ path }) => path)).toEqual(['slug'])
})

it('and when a hook rejects it, in the language of the user', async () => {
  const payload = await openPayload()
  const other = await make('departments', { department: 0, service: 0, media: 0 })
  const { slug } = await payload.findByID({ collection: 'departments', id: other })
  expect((await publish({ slug })).message).toMatch(/^Address \(slug\): .* belongs to /)
  expect((await publish({ slug: 'Not a slug' }, 'ro')).message).toMatch(/^Adresă.*: Folosiți/)
})

it('several are listed', async () => {
  const { message, data } = await publish({ slug: 'Not a slug', title: null })
  expect(data.errors).toHaveLength(2)
  expect(message).toMatch(/^The following fields are invalid: /)
  expect(message.split(':').slice(1).join(':').split(',')).toHaveLength(2)
  expect(message).toContain('Title: This field is required.')
})
