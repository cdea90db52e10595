import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft } from './draft.tsx'
import { type DraftValues, readDraft, saveDraft } from './restored-draft.tsx'

function memory() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const day = 86_400_000
const draft: DraftValues = [['name', 'Ion']]

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  it('is stored for seven days, each form its own, until it is forgotten', () => {
    vi.stubGlobal('localStorage', memory())
    saveDraft('one', draft)
    vi.setSystemTime(7 * day)
    expect(readDraft('one')).toEqual(draft)
    expect(readDraft('other')).toBeUndefined()
    vi.setSystemTime(7 * day + 1)
    expect(readDraft('one')).toBeUndefined()
    vi.setSystemTime(0)
    expect(readDraft('one'), 'removed when it was found too old').toBeUndefined()
    saveDraft('one', draft)
    forgetDraft('one')
    expect(readDraft('one')).toBeUndefined()
  })

  it('is none where the browser keeps nothing or something else', () => {
    const closed = () => {
      throw new Error('refused')
    }
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed })
    expect(readDraft('one')).toBeUndefined()
    expect(() => saveDraft('one', draft)).not.toThrow()
    expect(() => forgetDraft('one')).not.toThrow()
    const store = memory()
    vi.stubGlobal('localStorage', store)
    for (const wrong of [
      '{',
      'null',
      '[]',
      '{"savedAt":1,"draft":3}',
      '{"savedAt":1,"draft":[1]}',
    ]) {
      store.setItem('draft:one', wrong)
      expect(readDraft('one')).toBeUndefined()
    }
  })
})
