import type { Words } from '../words.ts'

/** Client-side labels of the call dialogs. */
export const callWords = [
  'Back',
  'Cancel the call',
  'Cancel the call with {name}?',
  'Cancel the call and send the mails',
  'Day',
  'For the client in {city}: {moment}',
  'Loading…',
  'Message to the client (optional)',
  'Move the call',
  'Move the call with {name}',
  'Move the call and send the mails',
  'No other time is offered at the moment. The consultation hours are set on the page “Hire us”.',
  'Save or undo your changes first.',
  'The call is cancelled. The mails are in the queue.',
  'The call is moved. The mails are in the queue.',
  'The call of {moment} is removed from both calendars, and its time is offered again. The request stays.',
  'The server could not be reached. Check your connection and try again.',
  'Time in {city}',
  'Until now: {moment}',
  'until now',
] as const

export type CallWords = Words<(typeof callWords)[number]>
