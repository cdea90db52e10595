import { translator } from '@vitrina/content/i18n/translator.ts'
import type { BeforeListTableServerProps } from 'payload'

/** Above the list of media: a filter for what nothing refers to. */
export function UnusedLink({ i18n }: BeforeListTableServerProps) {
  return (
    <p className="unused-link">
      <a className="filter-link" href="/api/unused-media">
        {translator(i18n)('Unused')}
      </a>
    </p>
  )
}
