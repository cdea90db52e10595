import type { Active, Announcements } from '@dnd-kit/core'
import type { ApplicationStatus } from '@vitrina/content/applications/status-email.ts'
import { fillIn } from '../fill-in.ts'
import type { BoardWords } from './board-words.ts'

/** What a card says of itself while it is held. */
export type HeldCard = { name: string; status: ApplicationStatus }

/** What is spoken while a card is held. Where it ends up is told by a message, whoever moved it. */
export function announcements(words: BoardWords, labels: Record<string, string>): Announcements {
  let justPickedUp = false
  return {
    onDragStart: ({ active }) => {
      justPickedUp = true
      return fillIn(words['{name} is picked up.'], { name: heldCard(active).name })
    },
    onDragOver: ({ active, over }) => {
      const { name, status } = heldCard(active)
      // Told at once, that it is over its own column would cut off that it was picked up.
      const isKnown = justPickedUp && over?.id === status
      justPickedUp = false
      if (!over || isKnown) return undefined
      return fillIn(words['{name} is over {status}.'], { name, status: labels[over.id] ?? '' })
    },
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) =>
      fillIn(words['Cancelled. {name} stays where it was.'], { name: heldCard(active).name }),
  }
}

function heldCard({ data }: Active): HeldCard {
  return data.current as HeldCard
}
