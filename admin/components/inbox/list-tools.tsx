import { translator } from '@vitrina/content/i18n/translator.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import {
  filterParameters,
  listAddress,
  savedFilters,
} from '@vitrina/content/inbox/saved-filters.ts'
import type { BeforeListTableServerProps } from 'payload'
import { ChangeStatusTool } from '../applications/application-tools.tsx'
import { ToolButton } from '../tool-button.tsx'
import { ExportLink } from './export-link.tsx'
import './inbox.css'

/** Above an inbox list: saved filters and the CSV export. */
export function ListTools(props: BeforeListTableServerProps) {
  const { collectionConfig, i18n, searchParams, user } = props
  if (!user) return null
  const inbox = collectionConfig.slug as Inbox
  const t = translator(i18n)
  const current = filterOf(Object.entries(searchParams ?? {}))
  return (
    <div className="list-tools wrapping-row">
      <nav aria-label={t('Filters')} className="wrapping-row">
        {savedFilters(inbox, user.id).map(({ label, rules }) => (
          // A full page load: Payload's client-side filters would keep values of the last one.
          <a
            aria-current={filterOf(filterParameters(rules)) === current ? 'page' : undefined}
            className="list-tools__filter"
            href={listAddress(inbox, rules)}
            key={label}
          >
            {t(label)}
          </a>
        ))}
      </nav>
      <div className="wrapping-row">
        {inbox === 'applications' && (
          <>
            <ChangeStatusTool {...props} />
            <ToolButton el="link" to="/admin/applications-board">
              {t('Board')}
            </ToolButton>
          </>
        )}
        <ExportLink inbox={inbox} />
      </div>
    </div>
  )
}

/** Identifies a filter, without dates relative to now, which change with every render. */
function filterOf(parameters: [string, string | string[] | undefined][]): string {
  return parameters
    .filter(([name]) => name.startsWith('where'))
    .map(([name, value]) =>
      /\[(createdAt|appointment\.endsAt)\]/.test(name) ? name : `${name}=${value}`,
    )
    .sort()
    .join('&')
}
