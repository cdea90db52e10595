import { describe, expect, it } from 'vitest'
import { nextIndex } from './lightbox.tsx'

describe('nextIndex', () => {
  it('moves forward and back', () => {
    expect(nextIndex(1, 1, 4)).toBe(2)
    expect(nextIndex(1, -1, 4)).toBe(0)
  })

  it('wraps around at both ends', () => {
    expect(nextIndex(3, 1, 4)).toBe(0)
    expect(nextIndex(0, -1, 4)).toBe(3)
  })
})
