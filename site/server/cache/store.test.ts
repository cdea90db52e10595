import { expect, test, vi } from 'vitest'
import { createRecompression } from './store.ts'

test('a page that cannot be compressed is reported, and the next ones have their turn', async () => {
  const onFailure = vi.fn()
  const recompress = createRecompression(onFailure)
  const failure = new Error('no memory')
  const next = vi.fn(async () => {})
  const dropped = vi.fn(async () => {})
  recompress({ recompress: () => Promise.reject(failure) }, () => true)
  recompress({ recompress: dropped }, () => false)
  recompress({ recompress: next }, () => true)
  await vi.waitFor(() => expect(next).toHaveBeenCalled())
  expect(dropped).not.toHaveBeenCalled()
  expect(onFailure.mock.calls).toEqual([[failure]])
})
