/** Collections of visitor submissions, with the statuses that need no further action. */
export const inboxes = {
  'consultation-requests': { finished: ['won', 'lost', 'spam'] },
  applications: { finished: ['hired', 'rejected', 'withdrawn'] },
} as const satisfies Record<string, { finished: readonly string[] }>

export type Inbox = keyof typeof inboxes
