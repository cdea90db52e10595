import { expect, it } from 'vitest'
import { findPreviewState } from '~/content.server/payload.ts'
import { previewing } from '~/content.server/preview.ts'
import { make } from '../access/fixtures.ts'
import { fillGlobal, wordsOf } from '../access/globals.ts'
import { openPayload } from '../payload.ts'

it('a preview knows whether visitors see a document as it is shown', async () => {
  const payload = await openPayload()
  const collection = 'legal-pages'
  const none = { department: 0, service: 0, media: 0 }
  const { id } = await payload.create({ collection, data: {}, draft: true })
  const state = () => previewing.run({ collection, id, live: false }, findPreviewState)
  const change = (data: object, draft: boolean) => payload.update({ collection, id, data, draft })
  expect(await state()).toBe('draft')
  const published = await make(collection, none)
  const { body, ...rest } = await payload.findByID({ collection, id: published, depth: 0 })
  await payload.delete({ collection, id: published, trash: true })
  await change(
    {
      title: rest.title,
      body,
      slug: rest.slug,
      effectiveOn: rest.effectiveOn,
      _status: 'published',
    },
    false,
  )
  expect(await state()).toBe('published')
  await change({ title: 'Newer' }, true)
  expect(await state()).toBe('changed')
  await change({ _status: 'draft' }, false)
  expect(await state()).toBe('draft')
})

it('and a page that is a global; what is not previewed has no such state', async () => {
  const payload = await openPayload()
  const state = () => previewing.run({ global: 'about', live: false }, findPreviewState)
  await payload.updateGlobal({ slug: 'about', data: wordsOf('about', 'First'), draft: true })
  expect(await state()).toBe('draft')
  await fillGlobal('about', 'Published', true)
  expect(await state()).toBe('published')
  await payload.updateGlobal({ slug: 'about', data: wordsOf('about', 'Next'), draft: true })
  expect(await state()).toBe('changed')
  expect(await findPreviewState()).toBe(undefined)
})
