export type CardWidth = 'whole' | 'half' | 'third'

/**
 * How wide a card stands in the grid, so that every row is full whatever the count: rows of three,
 * before them one, two, or one and two larger ones.
 *
 * @param index counted from 0.
 */
export function cardWidth(index: number, count: number): CardWidth {
  const isFirst = index === 0
  switch (count % 3) {
    case 1:
      return isFirst ? 'whole' : 'third'
    case 2:
      return index < 2 ? 'half' : 'third'
    default:
      return isFirst ? 'whole' : index < 3 ? 'half' : 'third'
  }
}
