import { describe, expect, it } from 'vitest'
import { turned } from './lightbox.tsx'

describe('turned', () => {
  it('goes on and back', () => {
    expect(turned(1, 1, 4)).toBe(2)
    expect(turned(1, -1, 4)).toBe(0)
  })

  it('begins anew after the last, and before the first', () => {
    expect(turned(3, 1, 4)).toBe(0)
    expect(turned(0, -1, 4)).toBe(3)
  })
})
