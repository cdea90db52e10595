import type { Words } from '../words.ts'

/** Client-side labels of the bulk status change. */
export const moveSelectedWords = [
  'Already there: {count}',
  'Back',
  'Change status ({count})',
  'Change the status of {count} selected',
  'Close',
  'Mails in the queue: {count}',
  'Move and send',
  'Move without a mail',
  'Moved: {count}',
  'New status',
  'Not moved: {count}',
  'Send them the status mail?',
  'Subject',
  'Text',
  'The server could not be reached. Check your connection and try again.',
  'There is no prepared mail for this status.',
  'Words in braces are filled in for each person.',
  '{done} of {count}',
] as const

export type MoveSelectedWords = Words<(typeof moveSelectedWords)[number]>

/** Client-side labels of the email dialog. */
export const mailDialogWords = [
  'Cancel',
  'Move and send',
  'Move without a mail',
  'Send',
  'Subject',
  'Text',
] as const

/** Labels of the button, in addition to those of its dialog. */
export const writeButtonWords = [
  'A mail to {name}',
  'Save or undo your changes first.',
  'Step',
  'The mail is in the queue.',
  'The server could not be reached. Check your connection and try again.',
  'Write with a template',
] as const
