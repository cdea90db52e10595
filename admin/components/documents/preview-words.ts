/** Client-side labels of the preview. */
export const previewWords = [
  'Close',
  'Download',
  'Loading…',
  'Preview',
  'The server could not be reached. Check your connection and try again.',
] as const
