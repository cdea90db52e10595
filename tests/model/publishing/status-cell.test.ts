import { StatusCell } from '@vitrina/admin/components/publishing/status-cell.tsx'
import type { DefaultServerCellComponentProps } from 'payload'
import { expect, it } from 'vitest'
import { openPayload } from '../payload.ts'

it('says “has published version” in a list only while visitors see one', async () => {
  const payload = await openPayload()
  const collection = 'departments'
  const { id } = await payload.create({
    collection,
    data: { title: 'Design', slug: 'design', _status: 'published' },
  })
  // Payload gives “changed” for every draft with a published version in its history.
  const said = (cellData = 'changed') =>
    StatusCell({
      ...{ cellData, collectionSlug: collection, payload, rowData: { id } },
      i18n: { t: (key: string) => key },
    } as unknown as DefaultServerCellComponentProps)
  await payload.update({ collection, id, data: { title: 'Next' }, draft: true })
  expect(await said()).toBe('version:draftHasPublishedVersion')
  await payload.update({
    collection,
    where: { id: { equals: id } },
    data: { _status: 'draft' },
  })
  expect(await said()).toBe('version:draft')
  expect(await said('draft')).toBe('version:draft')
  await payload.update({ collection, id, data: { _status: 'published' } })
  expect(await said('published')).toBe('version:published')
})

it('is in the list of every collection with drafts', async () => {
  const { config } = await openPayload()
  for (const { versions, fields } of config.collections) {
    if (!versions?.drafts) continue
    const status = fields.find((field) => 'name' in field && field.name === '_status')
    expect(JSON.stringify(status?.admin?.components)).toContain('status-cell.tsx#StatusCell')
  }
})
