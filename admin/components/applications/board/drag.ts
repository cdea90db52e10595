import {
  type Active,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core'
import type { Translate } from '@vitrina/content/i18n/translator.ts'
import type { PlacedCard } from './use-board.ts'

/** The column under the pointer or, for keyboard drags, the one under the card. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

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

/** Screen reader announcements. A toast announces every result, so `onDragEnd` is silent. */
export function announcements(t: Translate, labels: Record<string, string>): Announcements {
  let justPickedUp = false
  return {
    onDragStart: ({ active }) => {
      justPickedUp = true
      return t('{name} is picked up.', { name: draggedCard(active).card.name })
    },
    onDragOver: ({ active, over }) => {
      const { card, status } = draggedCard(active)
      // Announcing the card's own column right away would cut off "is picked up".
      const isKnown = justPickedUp && over?.id === status
      justPickedUp = false
      if (!over || isKnown) return undefined
      return t('{name} is over {status}.', { name: card.name, status: labels[over.id] ?? '' })
    },
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) =>
      t('Cancelled. {name} stays where it was.', { name: draggedCard(active).card.name }),
  }
}

/** The dragged card, as given to `useDraggable`. */
export const draggedCard = ({ data }: Active) => data.current as PlacedCard
