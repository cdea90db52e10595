import { expect, test } from 'vitest'
import { cardWidth } from './work.tsx'

const sixths = { whole: 6, half: 3, third: 2 }

test.each(Array.from({ length: 18 }, (_, index) => index + 1))(
  '%i cards fill their rows',
  (count) => {
    const widths = Array.from({ length: count }, (_, index) => sixths[cardWidth(index, count)])
    let row = 0
    for (const width of widths) {
      row += width
      expect(row).toBeLessThanOrEqual(6)
      if (row === 6) row = 0
    }
    expect(row).toBe(0)
  },
)
