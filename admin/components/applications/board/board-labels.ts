import type { Active, Announcements } from '@dnd-kit/core'
import type { ApplicationStatus } from '@vitrina/content/applications/status-email.ts'
import { fillIn } from '../../fill-in.ts'
import { mailDialogWords } from '../labels.ts'

/** Client-side labels of the board. */
export const boardWords = [
  ...mailDialogWords,
  'A mail to {name}',
  'All vacancies',
  'Assignee',
  'Cancelled. {name} stays where it was.',
  'Everybody',
  'Filters',
  'Mine',
  'Move to…',
  'Move {name}',
  'Nobody here.',
  'Possible duplicate',
  'Possible spam',
  'Rated {rating} of 5',
  'Search by name',
  'Show all {count} in the list',
  'Somebody has moved {name} to {status}.',
  'The board could not be loaded. Check your connection and try again.',
  'The server could not be reached. Check your connection and try again.',
  'To pick up a card, press space. Choose a column with the left and right arrow keys, put the card there with space, or cancel with escape.',
  'Unassigned',
  'Vacancy',
  'Without a vacancy',
  '{name} is over {status}.',
  '{name} is picked up.',
  '{name} stays at {status}. {reason}',
  '{name} was moved to {status}.',
] as const

export type BoardWords = Record<(typeof boardWords)[number], string>

/** The dragged card, as named in screen reader announcements. */
export type HeldCard = { name: string; status: ApplicationStatus }

/**
 * Screen reader announcements during a drag. A toast announces the result of every move, so
 * `onDragEnd` is silent.
 */
export function announcements(words: BoardWords, labels: Record<string, string>): Announcements {
  let justPickedUp = false
  return {
    onDragStart: ({ active }) => {
      justPickedUp = true
      return fillIn(words['{name} is picked up.'], { name: heldCard(active).name })
    },
    onDragOver: ({ active, over }) => {
      const { name, status } = heldCard(active)
      // Announcing the card's own column right away would cut off "is picked up".
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
