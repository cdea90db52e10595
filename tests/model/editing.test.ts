import { findUnusedMedia } from '@vitrina/content/publishing/references/unused-media.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Ground, make, makeGround } from './access/fixtures.ts'
import { rest } from './access/rest.ts'
import { richText } from './access/rich-text.ts'
import { signUp, type TestUser } from './access/test-users.ts'
import { openPayload } from './payload.ts'

let editor: TestUser
let ground: Ground

beforeAll(async () => {
  editor = await signUp('editor', 'editing@company.example')
  ground = await makeGround()
})

const newPicture = (data = {}) => make('media', ground, data)

/** A text with a picture and a link to a video, whose poster is another picture. */
function textWith(picture: number, poster: number) {
  const text = richText('Before.') as { root: { children: unknown[] } }
  const base = { version: 3, format: '', indent: 0 }
  const upload = {
    ...base,
    type: 'upload',
    relationTo: 'media',
    value: picture,
    fields: {},
    id: 'p',
  }
  const fields = {
    ...{ id: 'v', blockName: '', blockType: 'video', title: 'The harbour, filmed' },
    ...{ address: 'https://video.example/1', poster: { relationTo: 'media', value: poster } },
  }
  text.root.children.push(upload, { ...base, type: 'block', fields })
  return text
}

it('a copy of a project has its gallery, in rows of its own', async () => {
  const gallery = [
    { image: await newPicture(), caption: 'At night' },
    { image: await newPicture(), caption: 'By day' },
  ]
  const id = await make('projects', ground, { gallery })
  const { body } = await rest('POST', `projects/${id}/duplicate?depth=0`, { token: editor.token })
  const copy = body.doc as { id: number; gallery: { id: string; image: number }[] }
  expect(copy.gallery).toMatchObject(gallery)
  const payload = await openPayload()
  const original = await payload.findByID({ collection: 'projects', id, depth: 0 })
  expect(copy.gallery.map((row) => row.id)).not.toEqual(original.gallery?.map((row) => row.id))
})

describe('the author of a version', () => {
  it('is stored with it, also when a version of a global is restored, and shown to no API', async () => {
    const payload = await openPayload()
    const id = await make('faqs', ground)
    const body = { question: 'Who?', _status: 'published' }
    const saved = await rest('PATCH', `faqs/${id}`, { token: editor.token, body })
    expect(saved.status).toBe(200)
    const read = { showHiddenFields: true, depth: 0, sort: '-id' } as const
    const { docs } = await payload.findVersions({
      ...{ collection: 'faqs', where: { parent: { equals: id } } },
      ...read,
    })
    expect(docs.map(({ version }) => version.changedBy)).toEqual([editor.user?.id, null])

    const globals = await payload.findGlobalVersions({ slug: 'insights-page', ...read })
    const oldest = globals.docs.at(-1)?.id
    const restored = await rest('POST', `globals/insights-page/versions/${oldest}`, {
      token: editor.token,
    })
    expect(restored.status, restored.text).toBe(200)
    const [newest] = (await payload.findGlobalVersions({ slug: 'insights-page', ...read })).docs
    expect(newest?.version.changedBy).toBe(editor.user?.id)

    for (const path of [`faqs/${id}`, `faqs/versions?where[parent][equals]=${id}`]) {
      const { status, text } = await rest('GET', path, { token: editor.token })
      expect([status, text]).toEqual([200, expect.not.stringContaining('changedBy')])
    }
    const guess = await rest('GET', 'faqs?where[changedBy.email][like]=editing')
    expect(guess.status).toBe(400)
  })
})

describe('media', () => {
  it('are found by file name, text and tag', async () => {
    const id = await newPicture({ alt: 'A quay', tags: ['Office', 'team'] })
    for (const [field, word] of [
      ['tags', 'offic'],
      ['alt', 'quay'],
    ]) {
      const { body } = await rest('GET', `media?where[or][0][${field}][like]=${word}&depth=0`, {
        token: editor.token,
      })
      expect((body.docs as { id: number }[]).map((doc) => doc.id)).toEqual([id])
    }
  })

  it('are unused unless a field, a text or a draft refers to them', async () => {
    const [loose, inText, poster, inDraft] = [
      await newPicture(),
      await newPicture(),
      await newPicture(),
      await newPicture(),
    ]
    await make('legal-pages', ground, { body: textWith(inText, poster) })
    const project = await make('projects', ground)
    const payload = await openPayload()
    const data = { gallery: [{ image: inDraft }] }
    await payload.update({ collection: 'projects', id: project, data, draft: true })

    const unused = await findUnusedMedia({ payload })
    expect(unused).toContain(loose)
    for (const used of [ground.media, inText, poster, inDraft]) expect(unused).not.toContain(used)
    const { body } = await rest('GET', `used-where?collection=media&id=${poster}`, {
      token: editor.token,
    })
    expect(body.uses).toMatchObject([{ title: 'Terms', field: 'Text' }])
  })
})

it('a redirect says to staff, and to nobody else, where it leads', async () => {
  const id = await make('projects', ground, { slug: 'harbour', title: 'The harbour' })
  const to = { type: 'reference', reference: { relationTo: 'projects', value: id } }
  const body = { from: '/old-harbour', to }
  await rest('POST', 'redirects', { token: editor.token, body })
  const find = 'redirects?where[from][equals]=/old-harbour&depth=0'
  const target = async (token?: string) =>
    ((await rest('GET', find, { token })).body.docs as { target?: string }[])[0]?.target
  expect(await target(editor.token)).toBe('/services/harbour · The harbour')
  expect(await target()).toBeUndefined()
})
