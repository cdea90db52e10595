import { readLabel } from '@vitrina/content/i18n/read-label.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import type { Payload } from 'payload'

/** Labels of the statuses of an inbox, in their order. */
export function statusLabels(
  { collections }: Payload,
  inbox: Inbox,
  language: string,
): Record<string, string> {
  const field = collections[inbox].config.flattenedFields.find(({ name }) => name === 'status')
  const options = field?.type === 'select' ? field.options : []
  return Object.fromEntries(
    options.flatMap((option) =>
      typeof option === 'object' ? [[option.value, readLabel(option.label, language)]] : [],
    ),
  )
}
