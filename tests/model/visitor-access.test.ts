import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { anyChoices } from './intake/any-choices.ts'
import { openPayload } from './payload.ts'

const received: CollectionSlug[] = [
  'consultation-requests',
  'applications',
  'documents',
  'emails',
  'users',
]

describe('a visitor', () => {
  beforeAll(async () => {
    const payload = await openPayload()
    await payload.create({
      collection: 'departments',
      data: { title: 'Published', slug: 'published', _status: 'published' },
    })
    await payload.create({
      collection: 'departments',
      data: { title: 'Draft', slug: 'draft', _status: 'draft' },
    })
  })

  it('reads what is published and no draft', async () => {
    const payload = await openPayload()
    const { docs } = await payload.find({ collection: 'departments', overrideAccess: false })
    expect(docs.map(({ slug }) => slug)).toEqual(['published'])
  })

  it('reads no draft even when asking for drafts', async () => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'departments',
      overrideAccess: false,
      draft: true,
    })
    expect(docs.map(({ slug }) => slug)).toEqual(['published'])
  })

  it('reads no change that was not published yet', async () => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'departments',
      where: { slug: { equals: 'published' } },
    })
    await payload.update({
      collection: 'departments',
      id: docs[0]?.id ?? 0,
      data: { title: 'Not yet' },
      draft: true,
    })
    const seen = await payload.find({ collection: 'departments', overrideAccess: false })
    expect(seen.docs.map(({ title }) => title)).toEqual(['Published'])
    const asDraft = await payload.find({
      collection: 'departments',
      overrideAccess: false,
      draft: true,
    })
    expect(asDraft.docs.map(({ title }) => title)).not.toContain('Not yet')
  })

  it.each(received)('can neither read nor create %s', async (collection) => {
    const payload = await openPayload()
    await expect(payload.find({ collection, overrideAccess: false })).rejects.toThrow(
      /not allowed/i,
    )
    await expect(
      // The data does not matter: access is decided before it is looked at.
      payload.create({ collection, data: {} as never, overrideAccess: false }),
    ).rejects.toThrow(/not allowed/i)
  })

  it('does not see who receives requests', async () => {
    const payload = await openPayload()
    await payload.updateGlobal({
      slug: 'hire-us',
      data: {
        heading: 'Hire us',
        answerTime: 'Tomorrow.',
        consentText: 'Yes.',
        consentVersion: '1',
        ...anyChoices,
        recipients: ['recipient@company.example'],
        slotMinutes: 45,
        _status: 'published',
      },
    })
    const seen = await payload.findGlobal({ slug: 'hire-us', overrideAccess: false })
    expect(seen.heading).toBe('Hire us')
    expect(seen.recipients).toBeUndefined()
  })
})
