import { expect, test, vi } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { createPageStore, createRecompression } from './store.ts'

const page = (recompress: () => Promise<void>): CachedPage => ({
  ...{ status: 200, etag: undefined, encoded: () => undefined, recompress, bytes: () => 10 },
  encode: async () => ({ body: Buffer.alloc(0), headers: [] }),
})

test('a page that cannot be compressed is reported, and the next ones have their turn', async () => {
  const store = createPageStore(1_000)
  const onFailure = vi.fn()
  const recompress = createRecompression(store, onFailure)
  const failure = new Error('no memory')
  const next = vi.fn(async () => {})
  const pages = { '/a': page(() => Promise.reject(failure)), '/b': page(next) }
  for (const [key, cached] of Object.entries(pages)) {
    store.put(key, cached, store.generation())
    recompress(key, cached, store.generation())
  }
  await vi.waitFor(() => expect(next).toHaveBeenCalled())
  expect(onFailure.mock.calls).toEqual([[failure]])
})
