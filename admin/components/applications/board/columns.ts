import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import type { BoardCard, BoardColumn } from '@vitrina/content/applications/board.ts'
import type { ApplicationStatus } from '@vitrina/content/applications/status-email.ts'

/** A card and the column it is in. */
export type PlacedCard = { card: BoardCard; status: ApplicationStatus }

/** Finds a card. @returns undefined when it is not shown */
export function findCard(columns: BoardColumn[], id: number): PlacedCard | undefined {
  for (const { status, cards } of columns) {
    const card = cards.find((one) => one.id === id)
    if (card) return { card, status }
  }
  return undefined
}

/** Returns the columns with the card moved to another one, keeping the order by age. */
export function placeCard(
  columns: BoardColumn[],
  id: number,
  to: ApplicationStatus,
): BoardColumn[] {
  const placed = findCard(columns, id)
  if (!placed || placed.status === to) return columns
  return columns.map((column) => {
    const { status, count, cards } = column
    if (status === placed.status) {
      return { ...column, count: count - 1, cards: cards.filter((card) => card.id !== id) }
    }
    if (status !== to) return column
    const newestFirst = [...cards, placed.card].sort((one, other) =>
      other.receivedAt.localeCompare(one.receivedAt),
    )
    return { ...column, count: count + 1, cards: newestFirst }
  })
}

/** The cards whose column has changed. */
export function movedBetween(before: BoardColumn[], after: BoardColumn[]): PlacedCard[] {
  return after.flatMap(({ status, cards }) =>
    cards
      .filter((card) => (findCard(before, card.id)?.status ?? status) !== status)
      .map((card) => ({ card, status })),
  )
}

/** Keyboard dragging moves a card from column to column, never between columns. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (event.code.startsWith('Arrow')) event.preventDefault()
  if (!step) return undefined
  const { over, droppableRects, droppableContainers } = context
  const columns = droppableContainers.getEnabled().map(({ id }) => id)
  const next = over && columns[columns.indexOf(over.id) + step]
  const rect = next ? droppableRects.get(next) : undefined
  return rect && { x: rect.left + 8, y: rect.top + 48 }
}
