import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { translator, type Wording } from '@vitrina/content/i18n/translator.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { hasRole } from '@vitrina/content/staff/access.ts'
import { redirect } from 'next/navigation'
import { createLocalReq, type ServerProps } from 'payload'
import { Children } from 'react'
import { companyTimeZone } from '../company.ts'
import { Checklist, openSteps } from '../setup/checklist.tsx'
import { isNew } from '../setup/welcome-view.tsx'
import { ViewsReport } from '../statistics/statistics-view.tsx'
import { may, type Viewer } from './card.tsx'
import { endingVacancies, scheduledContent } from './content.tsx'
import { InboxReport } from './reports.tsx'
import { assignedToMe, failedEmails, newSubmissions, upcomingCalls } from './submissions.tsx'
import './dashboard.css'

/** The dashboard above Payload's own cards. Shows only what the viewer's role may read. */
export async function Dashboard({ payload, user, i18n }: ServerProps) {
  if (!user) return null
  if (hasRole(user, 'admin') && (await isNew(payload))) redirect('/admin/welcome')
  const viewer: Viewer = {
    req: await createLocalReq({ user }, payload),
    t: translator(i18n),
    language: i18n.language,
    timeZone: await companyTimeZone(payload),
  }
  const { t, language, timeZone } = viewer
  const steps = await openSteps(viewer)
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
      <Checklist steps={steps} viewer={viewer} />
      <Reminders next={steps[0]?.title} readable={readable} viewer={viewer} />
      <ViewsReport {...viewer} />
      {readable.map((inbox) => (
        <InboxReport {...viewer} inbox={inbox} key={inbox} />
      ))}
    </div>
  )
}

type RemindersProps = {
  readable: Inbox[]
  viewer: Viewer
  /** The next step to make the site the company's own. */
  next?: Wording
}

/** Cards for pending work. All are queried in parallel; empty ones are omitted. */
async function Reminders({ readable, viewer, next }: RemindersProps) {
  const loaded = await Promise.all([
    upcomingCalls(viewer),
    ...readable.map((inbox) => newSubmissions(viewer, inbox)),
    ...readable.map((inbox) => assignedToMe(viewer, inbox)),
    failedEmails(viewer),
    endingVacancies(viewer),
    scheduledContent(viewer),
  ])
  const cards = Children.toArray(loaded)
  if (cards.length > 0) return <div className="summary__cards">{cards}</div>
  const { t } = viewer
  return (
    <p className="quiet">
      {next
        ? t('No one waits for an answer. The next step for the site: {step}.', { step: t(next) })
        : t('Nothing waits for you.')}
    </p>
  )
}
