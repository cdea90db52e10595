import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { translator } from '@vitrina/content/i18n/translator.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { createLocalReq, type ServerProps } from 'payload'
import { Children } from 'react'
import { companyTimeZone } from '../company.ts'
import { ViewsReport } from '../statistics/statistics-view.tsx'
import { may, type Viewer } from './card.tsx'
import { endingVacancies, scheduledContent } from './content.tsx'
import { MissingSettings } from './missing-settings.tsx'
import { InboxReport } from './reports.tsx'
import { assignedToMe, failedEmails, newSubmissions, upcomingCalls } from './submissions.tsx'
import './dashboard.css'

/** The dashboard above Payload's own cards. Shows only what the viewer's role may read. */
export async function Dashboard({ payload, user, i18n }: ServerProps) {
  if (!user) return null
  const viewer: Viewer = {
    req: await createLocalReq({ user }, payload),
    t: translator(i18n),
    language: i18n.language,
    timeZone: await companyTimeZone(payload),
  }
  const { t, language, timeZone } = viewer
  const readable: Inbox[] = []
  for (const inbox of Object.keys(inboxes) as Inbox[]) {
    if (await may(viewer.req, 'read', inbox)) readable.push(inbox)
  }
  return (
    <div className="summary">
      <div className="summary__header wrapping-row">
        <h1>{t('Today')}</h1>
        <p className="quiet">{dateFormat(timeZone, { dateStyle: 'full' }, language).format()}</p>
      </div>
      <MissingSettings {...viewer} />
      <Reminders readable={readable} viewer={viewer} />
      <ViewsReport {...viewer} />
      {readable.map((inbox) => (
        <InboxReport {...viewer} inbox={inbox} key={inbox} />
      ))}
    </div>
  )
}

/** Cards for pending work. All are queried in parallel; empty ones are omitted. */
async function Reminders({ readable, viewer }: { readable: Inbox[]; viewer: Viewer }) {
  const loaded = await Promise.all([
    upcomingCalls(viewer),
    ...readable.map((inbox) => newSubmissions(viewer, inbox)),
    ...readable.map((inbox) => assignedToMe(viewer, inbox)),
    failedEmails(viewer),
    endingVacancies(viewer),
    scheduledContent(viewer),
  ])
  const cards = Children.toArray(loaded)
  return cards.length > 0 ? (
    <div className="summary__cards">{cards}</div>
  ) : (
    <p className="quiet">{viewer.t('Nothing waits for you.')}</p>
  )
}
