import { collectionsWithPages, folderOf } from '@vitrina/content/paths.ts'
import {
  previewedCollections,
  previewedGlobals,
} from '@vitrina/content/publishing/preview/previewable.ts'
import { searchResults } from '@vitrina/content/publishing/search-results.ts'
import { describe, expect, it } from 'vitest'

const { generateTitle, generateDescription, generateURL } = searchResults

type Args = Parameters<NonNullable<typeof generateURL>>[0]
const args = (doc: object, where: object) => ({ doc, ...where }) as unknown as Args

const empty = { title: null, name: null, role: null, slug: null, summary: null, hero: null }
const halfFilled = [
  {},
  empty,
  { ...empty, name: 'Ana' },
  { ...empty, role: 'Engineer' },
  { ...empty, hero: { heading: null, lead: null } },
]
const places = [
  ...previewedCollections.map((slug) => ({ collectionConfig: { slug } })),
  ...previewedGlobals.map((slug) => ({ globalConfig: { slug } })),
]

describe('the preview of a search result', () => {
  it.each(places)('says nothing of what is still empty: %o', async (place) => {
    for (const doc of halfFilled) {
      const given = args(doc, place)
      const texts = [generateTitle?.(given), generateDescription?.(given), generateURL?.(given)]
      for (const text of await Promise.all(texts)) {
        expect(text).toBeTypeOf('string')
        expect(text).not.toMatch(/null|undefined|\/$(?<!:\d+\/)|, ?$|^, /)
      }
    }
  })

  it('shows the whole address of a page that has one', async () => {
    for (const slug of collectionsWithPages()) {
      const base = folderOf(slug)
      const url = await generateURL?.(args({ slug: 'a-page' }, { collectionConfig: { slug } }))
      expect(new URL(String(url)).pathname).toBe(`${base}/a-page`)
    }
  })

  it('names a person with what they do', async () => {
    const given = (doc: object) => args(doc, { collectionConfig: { slug: 'employees' } })
    expect(await generateTitle?.(given({ name: 'Ana', role: 'Engineer' }))).toBe('Ana, Engineer')
    expect(await generateTitle?.(given({ name: 'Ana', role: null }))).toBe('Ana')
  })
})
