import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import { readLabel } from '@vitrina/content/languages/read-label.ts'
import type { Payload } from 'payload'

/** What staff call a status. */
export function statusLabel(
  { collections }: Payload,
  inbox: Inbox,
  status: string,
  language: string,
): string {
  const field = collections[inbox].config.flattenedFields.find(({ name }) => name === 'status')
  const options = field?.type === 'select' ? field.options : []
  for (const option of options) {
    if (typeof option === 'object' && option.value === status) {
      return readLabel(option.label, language)
    }
  }
  return status
}
