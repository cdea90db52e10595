import { mailDialogWords } from '../answering/mail-dialog-words.ts'

/** What the board says in the browser. */
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
