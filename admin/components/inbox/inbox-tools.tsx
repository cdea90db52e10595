import { translator } from '@vitrina/content/i18n/translator.ts'
import {
  filterParameters,
  type Inbox,
  listAddress,
  savedFilters,
} from '@vitrina/content/inbox/inboxes.ts'
import type { BeforeDocumentControlsServerProps, BeforeListTableServerProps } from 'payload'
import { ChangeStatusTool } from '../applications/application-tools.tsx'
import { companyBrand } from '../company.ts'
import { ToolButton } from '../controls.tsx'
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
            className="filter-link"
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

type DocumentProps = BeforeDocumentControlsServerProps & { id?: number | string; inbox: Inbox }

/** A mailto link in the admin's language, with the reference in the subject to match replies. */
export async function ReplyByEmail({ id, inbox, payload, user, i18n }: DocumentProps) {
  if (!id) return null
  const document = await payload.findByID({
    collection: inbox,
    id,
    depth: 0,
    trash: true,
    select: { name: true, email: true, reference: true },
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (!document) return null
  const { name: company } = await companyBrand(payload)
  const t = translator(i18n)
  const kind = inbox === 'applications' ? 'application' : 'request'
  const subject = t(`Your ${kind} to {company} ({reference})`, { company, ...document })
  const greeting = `${t('Hello {name},', { name: document.name })}\r\n\r\n\r\n\r\n${user?.name ?? ''}\r\n${company}`
  const text = new URLSearchParams({ subject, body: greeting }).toString().replaceAll('+', '%20')
  return (
    <ToolButton
      el="anchor"
      size="medium"
      url={`mailto:${encodeURIComponent(document.email).replace('%40', '@')}?${text}`}
    >
      {t('Reply by email')}
    </ToolButton>
  )
}
