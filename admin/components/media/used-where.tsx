import { readLabel } from '@vitrina/content/i18n/translator.ts'
import type { UIFieldServerComponent } from 'payload'
import type { ComponentProps } from 'react'
import { UsedWhereList } from './used-where-list.tsx'

/** Lists the pages that reference a picture; loaded after the document has rendered. */
export function UsedWhere({ id, req }: ComponentProps<UIFieldServerComponent>) {
  if (!id) return null
  const { language } = req.i18n
  const { collections, globals } = req.payload.config
  const names = Object.fromEntries([
    ...collections.map(({ slug, labels }) => [slug, readLabel(labels.singular, language)]),
    ...globals.map(({ slug, label }) => [slug, readLabel(label, language)]),
  ])
  return <UsedWhereList {...{ id, names }} />
}
