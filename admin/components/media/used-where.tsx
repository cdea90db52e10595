import { readLabel } from '@vitrina/content/i18n/read-label.ts'
import { translate } from '@vitrina/content/i18n/translate.ts'
import type { UIFieldServerComponent } from 'payload'
import type { ComponentProps } from 'react'
import { UsedWhereList } from './used-where-list.tsx'

/** In a picture’s document: the pages that show it, asked for once the document stands. */
export function UsedWhere({ id, req }: ComponentProps<UIFieldServerComponent>) {
  if (!id) return null
  const { language } = req.i18n
  const { collections, globals } = req.payload.config
  const names = Object.fromEntries([
    ...collections.map(({ slug, labels }) => [slug, readLabel(labels.singular, language)]),
    ...globals.map(({ slug, label }) => [slug, readLabel(label, language)]),
  ])
  return (
    <UsedWhereList
      id={id}
      names={names}
      words={{
        heading: translate('Used where', language),
        nowhere: translate('Nowhere yet.', language),
      }}
    />
  )
}
