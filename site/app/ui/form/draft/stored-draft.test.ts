import { describe, expect, it } from 'vitest'
import { type Draft, forgetDraft, readDraft, saveDraft } from './stored-draft.ts'

function memory() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const day = 86_400_000
const draft: Draft = [['name', 'Ion']]

describe('a draft', () => {
  it('is stored for seven days, each form its own, until it is forgotten', () => {
    const store = memory()
    saveDraft('one', draft, store, 0)
    expect(readDraft('one', store, 7 * day)).toEqual(draft)
    expect(readDraft('other', store, 0)).toBeUndefined()
    expect(readDraft('one', store, 7 * day + 1)).toBeUndefined()
    expect(readDraft('one', store, 0), 'removed when it was found too old').toBeUndefined()
    saveDraft('one', draft, store, 0)
    forgetDraft('one', store)
    expect(readDraft('one', store, 0)).toBeUndefined()
  })

  it('is none where the browser keeps nothing or something else', () => {
    const closed = () => {
      throw new Error('refused')
    }
    const blocked = { getItem: closed, setItem: closed, removeItem: closed }
    expect(readDraft('one', blocked)).toBeUndefined()
    expect(() => saveDraft('one', draft, blocked)).not.toThrow()
    expect(() => forgetDraft('one', blocked)).not.toThrow()
    const store = memory()
    for (const wrong of ['{', 'null', '[]', '{"savedAt":1,"draft":3}']) {
      store.setItem('draft:one', wrong)
      expect(readDraft('one', store, 1)).toBeUndefined()
    }
  })
})
