import { reachable, relationsOf } from '@vitrina/content/publishing/references/relations.ts'
import { restoreAsDraft } from '@vitrina/content/publishing/restore-as-draft.ts'
import { inTransaction, query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createTestUsers } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { connect, raisedBy, readRevision } from './revision.ts'

let made = 0

/** A department, published unless said otherwise. */
async function department(_status: 'draft' | 'published' = 'published') {
  const payload = await openPayload()
  const slug = `department-${++made}`
  return payload.create({
    collection: 'departments',
    data: { title: 'Design', slug, _status },
    draft: _status === 'draft',
  })
}

async function update(
  id: number,
  data: { title?: string; _status?: 'draft' | 'published'; deletedAt?: string | null },
  options: { draft?: boolean; autosave?: boolean; trash?: boolean } = {},
) {
  const payload = await openPayload()
  return payload.update({ collection: 'departments', id, data, ...options })
}

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()

async function file(name: string, color: string) {
  const data = await picture(color)
  return { name, data, mimetype: 'image/png', size: data.length }
}

describe('the content revision rises', () => {
  it('when a document is created as published', async () => {
    expect(await raisedBy(() => department())).toBe(1)
  })

  it('when a draft is published', async () => {
    const { id } = await department('draft')
    expect(await raisedBy(() => update(id, { _status: 'published' }))).toBe(1)
  })

  it('when a published document is changed', async () => {
    const { id } = await department()
    expect(await raisedBy(() => update(id, { title: 'Art', _status: 'published' }))).toBe(1)
  })

  it('when a document is unpublished, also below a newer draft', async () => {
    const { id } = await department()
    await update(id, { title: 'Next' }, { draft: true })
    expect(await raisedBy(() => update(id, { _status: 'draft' }))).toBe(1)
  })

  it('when a published document goes to the trash, and when it comes back', async () => {
    const { id } = await department()
    const deletedAt = new Date().toISOString()
    expect(await raisedBy(() => update(id, { deletedAt }))).toBe(1)
    expect(
      await raisedBy(() => update(id, { deletedAt: null, _status: 'published' }, { trash: true })),
    ).toBe(1)
  })

  it('when a published document is deleted, whatever fields were asked for', async () => {
    const payload = await openPayload()
    const first = await department()
    const second = await department()
    const remove = (id: number, select?: { title: true }) => () =>
      payload.delete({ collection: 'departments', id, select })
    expect(await raisedBy(remove(first.id))).toBe(1)
    expect(await raisedBy(remove(second.id, { title: true }))).toBe(1)
  })

  it('once when several documents are published together', async () => {
    const payload = await openPayload()
    const ids = [await department('draft'), await department('draft')].map(({ id }) => id)
    const publish = () =>
      payload.update({
        collection: 'departments',
        where: { id: { in: ids } },
        data: { _status: 'published' },
      })
    expect(await raisedBy(publish)).toBe(1)
  })

  it('when a file is added, replaced, described anew or removed', async () => {
    const payload = await openPayload()
    const create = async () =>
      payload.create({
        collection: 'media',
        data: { alt: 'A red square' },
        file: await file('square.png', 'red'),
      })
    expect(await raisedBy(create)).toBe(1)
    const { docs } = await payload.find({ collection: 'media', limit: 1 })
    const id = docs[0]?.id ?? 0
    const replace = async () =>
      payload.update({
        collection: 'media',
        id,
        data: {},
        file: await file('square.png', 'blue'),
        overwriteExistingFiles: true,
      })
    expect(await raisedBy(replace)).toBe(1)
    expect(
      await raisedBy(() => payload.update({ collection: 'media', id, data: { alt: 'Blue' } })),
    ).toBe(1)
    expect(await raisedBy(() => payload.delete({ collection: 'media', id }))).toBe(1)
  })

  it('when a redirect is added or removed', async () => {
    const payload = await openPayload()
    const create = () =>
      payload.create({
        collection: 'redirects',
        data: { from: '/old', to: { type: 'custom', url: '/services' } },
      })
    expect(await raisedBy(create)).toBe(1)
    const remove = () =>
      payload.delete({ collection: 'redirects', where: { from: { equals: '/old' } } })
    expect(await raisedBy(remove)).toBe(1)
  })

  it('when a global without drafts is saved, and when one with drafts is published', async () => {
    const payload = await openPayload()
    const saveMenu = () =>
      payload.updateGlobal({
        slug: 'navigation',
        data: { menu: [{ label: 'Services', route: '/services' }] },
      })
    expect(await raisedBy(saveMenu)).toBe(1)
    expect(await raisedBy(saveMenu)).toBe(1)
    const headings = { workHeading: 'Work', faqHeading: 'Questions' }
    const saveServices = (heading: string, draft: boolean) => () =>
      payload.updateGlobal({
        slug: 'services-page',
        data: { heading, ...headings, _status: draft ? 'draft' : 'published' },
        draft,
      })
    expect(await raisedBy(saveServices('Draft', true)), 'never published').toBe(0)
    expect(await raisedBy(saveServices('Published', false))).toBe(1)
    expect(await raisedBy(saveServices('Published again', false))).toBe(1)
    expect(await raisedBy(saveServices('Next', true)), 'a draft of what is published').toBe(0)
    const unpublish = () =>
      payload.updateGlobal({ slug: 'services-page', data: { _status: 'draft' } })
    await expect(unpublish()).rejects.toMatchObject({ status: 409 })
  })

  it('when an older version of a global is restored', async () => {
    const payload = await openPayload()
    await payload.updateGlobal({
      slug: 'navigation',
      data: { menu: [{ label: 'About us', route: '/about-us' }] },
    })
    const { docs } = await payload.findGlobalVersions({ slug: 'navigation', sort: 'createdAt' })
    const restore = () =>
      payload.restoreGlobalVersion({ slug: 'navigation', id: docs[0]?.id as never })
    expect(await raisedBy(restore)).toBe(1)
  })
})

describe('the content revision stays', () => {
  it('while a draft is made, saved while typing, trashed and deleted', async () => {
    const payload = await openPayload()
    expect(await raisedBy(() => department('draft'))).toBe(0)
    const { id } = await department('draft')
    const type = (title: string) => () => update(id, { title }, { draft: true, autosave: true })
    expect(await raisedBy(type('D'))).toBe(0)
    expect(await raisedBy(type('De'))).toBe(0)
    expect(await raisedBy(() => update(id, { title: 'Saved', _status: 'draft' }))).toBe(0)
    const deletedAt = new Date().toISOString()
    expect(await raisedBy(() => update(id, { deletedAt }))).toBe(0)
    const remove = () => payload.delete({ collection: 'departments', id, trash: true })
    expect(await raisedBy(remove)).toBe(0)
  })

  it('when an older version is restored as a draft', async () => {
    const payload = await openPayload()
    const { id } = await department()
    await update(id, { title: 'Newer', _status: 'published' })
    const { docs } = await payload.findVersions({
      collection: 'departments',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    const restore = async () => {
      const { user } = (await createTestUsers()).admin
      const req = await createLocalReq({ user }, payload)
      return restoreAsDraft(req, 'departments', docs[0]?.id as never)
    }
    expect(await raisedBy(restore)).toBe(0)
  })

  it('while the next version of a published document is typed', async () => {
    const { id } = await department()
    const type = (title: string) => () => update(id, { title }, { draft: true, autosave: true })
    expect(await raisedBy(type('N'))).toBe(0)
    expect(await raisedBy(type('Ne'))).toBe(0)
  })

  it('when staff or what visitors sent is changed', async () => {
    const payload = await openPayload()
    const create = () =>
      payload.create({
        collection: 'users',
        data: {
          email: 'ada@company.example',
          password: 'a password of this test',
          name: 'Ada',
          roles: ['editor'],
        },
      })
    expect(await raisedBy(create)).toBe(0)
  })
})

describe('the raised revision', () => {
  it('is rolled back with the change', async () => {
    const payload = await openPayload()
    const raised = await raisedBy(() =>
      inTransaction(payload, async (req) => {
        await payload.create({
          collection: 'departments',
          data: { title: 'Lost', slug: 'lost', _status: 'published' },
          req,
        })
        throw new Error('the work failed')
      }).catch(() => {}),
    )
    expect(raised).toBe(0)
  })

  it('is seen by others together with the change, not before', async () => {
    const payload = await openPayload()
    const before = await readRevision()
    await inTransaction(payload, async (req) => {
      await payload.create({
        collection: 'departments',
        data: { title: 'Together', slug: 'together', _status: 'published' },
        req,
      })
      expect(await readRevision()).toBe(before)
    })
    expect(await readRevision()).toBe(before + 1)
  })

  it('names the collections that changed', async () => {
    const changes = async () => {
      const payload = await openPayload()
      const [row] = await query({ payload }, sql`select changes from content_revision`)
      return row?.changes as Record<string, number>
    }
    const { id } = await department()
    const before = await changes()
    await update(id, { title: 'Named', _status: 'published' })
    const after = await changes()
    expect(after).toEqual({ ...before, departments: (before.departments ?? 0) + 1 })
  })

  it('is announced with its number', async () => {
    const listener = await connect()
    try {
      await listener.query('listen content_revision')
      const announced = new Promise((resolve) =>
        listener.once('notification', ({ payload }) => resolve(payload)),
      )
      await department()
      expect(await announced).toBe(String(await readRevision()))
    } finally {
      await listener.end()
    }
  })
})

it('a read depends on its collection and on what it can populate', async () => {
  const relations = relationsOf((await openPayload()).config)
  const dependsOn = (slug: string, depth: number, selected?: string[]) =>
    reachable(relations, slug, depth, selected).sort()
  expect(dependsOn('projects', 0)).toEqual(['projects'])
  expect(dependsOn('employees', 1, ['name', 'department'])).toEqual(['departments', 'employees'])
  expect(dependsOn('vacancies', 1, ['department'])).toEqual(['departments', 'vacancies'])
  // Through links in a text.
  expect(dependsOn('projects', 1, ['challenge'])).toContain('legal-pages')
  expect(dependsOn('company', 1)).toEqual(['company'])
  // Staff, as authors of versions, never raise the revision.
  expect(dependsOn('brand', 1)).toEqual(['brand', 'media', 'users'])
  expect(dependsOn('redirects', 1)).toContain('vacancies')
  expect(dependsOn('home', 1)).toContain('projects')
  expect(dependsOn('home', 1)).not.toContain('employees')
  expect(dependsOn('home', 2)).toContain('employees')
})
