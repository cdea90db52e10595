/** What the button says, besides its dialog. */
export const writeButtonWords = [
  'A mail to {name}',
  'Save or undo your changes first.',
  'Step',
  'The mail is in the queue.',
  'The server could not be reached. Check your connection and try again.',
  'Write with a template',
] as const
