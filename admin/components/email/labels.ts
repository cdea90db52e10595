/** Client-side labels of the resend button. */
export const sendAgainWords = [
  'Send again',
  'The mail is in the queue.',
  'The server could not be reached. Check your connection and try again.',
] as const
