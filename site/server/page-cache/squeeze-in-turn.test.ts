import { expect, test, vi } from 'vitest'
import type { KeptPage } from './kept-page.ts'
import { createPageStore } from './page-store.ts'
import { squeezeInTurn } from './squeeze-in-turn.ts'

const page = (squeeze: () => Promise<void>): KeptPage => ({
  ...{ status: 200, etag: undefined, made: () => undefined, squeeze, bytes: () => 10 },
  make: async () => ({ body: Buffer.alloc(0), headers: [] }),
})

test('a page that cannot be compressed is reported, and the next ones have their turn', async () => {
  const store = createPageStore(1_000)
  const onFailure = vi.fn()
  const squeeze = squeezeInTurn(store, onFailure)
  const failure = new Error('no memory')
  const next = vi.fn(async () => {})
  const pages = { '/a': page(() => Promise.reject(failure)), '/b': page(next) }
  for (const [key, kept] of Object.entries(pages)) {
    store.put(key, kept, store.filling())
    squeeze(key, kept, store.filling())
  }
  await vi.waitFor(() => expect(next).toHaveBeenCalled())
  expect(onFailure.mock.calls).toEqual([[failure]])
})
