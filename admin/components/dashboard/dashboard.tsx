import { translator } from '@vitrina/content/i18n/translator.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { createLocalReq, type ServerProps } from 'payload'
import { Children } from 'react'
import { companyTimeZone } from '../company.ts'
import { assignedToMe, failedEmails, newSubmissions } from './arrivals.tsx'
import { mayReadAll, type Viewer } from './card.tsx'
import { MissingSettings } from './missing-settings.tsx'
import { Reports } from './reports.tsx'
import { scheduledContent } from './scheduled.tsx'
import { upcomingCalls } from './upcoming-calls.tsx'
import { endingVacancies } from './vacancies.tsx'
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
  const date = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full' }).format()
  return (
    <div className="summary">
      <div className="summary__header">
        <h1>{t('Today')}</h1>
        <p>{date}</p>
      </div>
      <MissingSettings {...viewer} />
      <Reminders {...viewer} />
      <Reports {...viewer} />
    </div>
  )
}

/** Cards for pending work. All are queried in parallel; empty ones are omitted. */
async function Reminders(viewer: Viewer) {
  const readable: Inbox[] = []
  for (const inbox of Object.keys(inboxes) as Inbox[]) {
    if (await mayReadAll(viewer.req, inbox)) readable.push(inbox)
  }
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
    <p className="summary__quiet">{viewer.t('Nothing waits for you.')}</p>
  )
}
