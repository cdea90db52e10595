/** What a preview says in the browser. */
export const previewWords = [
  'Close',
  'Download',
  'Loading…',
  'Preview',
  'The server could not be reached. Check your connection and try again.',
] as const
