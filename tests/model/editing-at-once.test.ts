import { expect, it } from 'vitest'
import { make } from './access/fixtures.ts'
import { createTestUsers } from './access/test-users.ts'
import { openPayload } from './payload.ts'

it('rejects changes to a document that another user is editing', async () => {
  const payload = await openPayload()
  const { collections, globals } = payload.config
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  expect([...ours, ...globals].filter(({ lockDocuments }) => lockDocuments === false)).toEqual([])

  const { admin, editor } = await createTestUsers()
  const ground = { department: 0, service: 0, media: 0 }
  const id = await make('services', ground)
  await make('payload-locked-documents', { ...ground, service: id }, { by: editor })
  const change = (user: typeof admin.user, overrideLock = false) =>
    payload.update({
      ...{ collection: 'services' as const, id, user, overrideLock, overrideAccess: false },
      data: { title: `By ${user?.name}`, _status: 'published' },
    })
  await expect(change(admin.user)).rejects.toMatchObject({ status: 423 })
  expect((await change(editor.user)).title).toBe('By The editor')
  // A change ends the lock, as leaving the form does.
  expect((await change(admin.user)).title).toBe('By The admin')
})
