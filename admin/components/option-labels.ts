import { readLabel } from '@vitrina/content/i18n/translator.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import type { Payload, SelectField } from 'payload'

export function optionLabels(field: { type: string } | undefined, language: string) {
  const options = field?.type === 'select' ? (field as SelectField).options : []
  return Object.fromEntries(
    options.flatMap((option) =>
      typeof option === 'object' ? [[option.value, readLabel(option.label, language)]] : [],
    ),
  )
}

export function statusLabels({ collections }: Payload, inbox: Inbox, language: string) {
  const { flattenedFields } = collections[inbox].config
  return optionLabels(
    flattenedFields.find(({ name }) => name === 'status'),
    language,
  )
}
