import type { Wording } from '@vitrina/content/i18n/translate.ts'

/** Labels of the personal data view; `translate` returns them in the viewer's language. */
export const wordings = {
  heading: 'Everything about one person',
  lead: 'Look up what is stored under an e-mail address, take it away for whoever asks for their data, or erase it for good.',
  address: 'E-mail address',
  lookUp: 'Look up',
  nothing: 'There is nothing under this address.',
  more: 'There is more under this address that only an administrator may see and erase.',
  references: 'References',
  before: 'Erased before',
  export: 'Export as ZIP',
  erase: 'Erase everything',
  question: 'Erase everything about {address}?',
  consequences:
    'This cannot be undone: what they have sent, its versions, files and mails are removed, agreed appointments are called off. A proof without personal data is kept.',
  confirmation: 'To confirm, type the address again',
  note: 'A note for the proof (optional)',
  cancel: 'Cancel',
  erased: 'Erased. The proof has the number {number}.',
  appointment:
    'A consultation was agreed for {when} ({reference}). It no longer takes place: tell whoever expects it.',
  openProof: 'Open the proof',
  noAnswer: 'No answer from the server. Check the connection and try again.',
} as const satisfies Record<string, Wording>

export type Words = Record<keyof typeof wordings, string>
