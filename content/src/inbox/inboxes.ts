/** What visitors send, each with the statuses in which nobody has to do anything any more. */
export const inboxes = {
  'consultation-requests': { finished: ['won', 'lost', 'spam'] },
  applications: { finished: ['hired', 'rejected', 'withdrawn'] },
} as const satisfies Record<string, { finished: readonly string[] }>

export type Inbox = keyof typeof inboxes
