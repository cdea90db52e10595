import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** A card that is held by the keyboard goes from column to column, never between them. */
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
