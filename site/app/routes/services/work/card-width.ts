export type CardWidth = 'whole' | 'half' | 'third'

/**
 * The width of a card in the grid, so that every row is full for any count: rows of three, preceded
 * by one, two, or one and two larger cards.
 *
 * @param index zero-based.
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
