import { translate } from '@vitrina/content/i18n/translate.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { AssignedToMe, assigned, failedMails, NewArrivals, waiting } from './arrivals.tsx'
import { FailedMails } from './card.tsx'
import { ScheduledContent, scheduledContent } from './scheduled.tsx'
import { UpcomingCalls, upcomingCalls } from './upcoming-calls.tsx'
import { closingVacancies, Vacancies } from './vacancies.tsx'
import { mayReadAll, type Viewer } from './viewer.ts'

/** Cards for pending work. All are queried in parallel; empty ones are omitted. */
export async function Reminders(viewer: Viewer) {
  const { req, language, timeZone } = viewer
  const seen: Inbox[] = []
  for (const inbox of Object.keys(inboxes) as Inbox[]) {
    if (await mayReadAll(req, inbox)) seen.push(inbox)
  }
  const [calls, arrived, mine, vacancies, scheduled, mails] = await Promise.all([
    upcomingCalls(req),
    Promise.all(seen.map((inbox) => waiting(req, inbox))),
    Promise.all(seen.map((inbox) => assigned(req, inbox))),
    closingVacancies(req, timeZone),
    scheduledContent(req),
    failedMails(req),
  ])
  const cards = [
    calls.count > 0 && <UpcomingCalls calls={calls} key="calls" viewer={viewer} />,
    ...arrived
      .filter(({ count }) => count > 0)
      .map((one) => <NewArrivals key={`new ${one.inbox}`} language={language} waiting={one} />),
    ...mine
      .filter(({ count }) => count > 0)
      .map((one) => <AssignedToMe assigned={one} key={`mine ${one.inbox}`} viewer={viewer} />),
    mails > 0 && <FailedMails count={mails} key="mails" language={language} />,
    vacancies.closed.length > 0 && (
      <Vacancies
        hint="Visitors read that they are closed. Unpublish them, or give them a later day."
        key="closed"
        language={language}
        title="Closed and still published"
        vacancies={vacancies.closed}
      />
    ),
    vacancies.closing.length > 0 && (
      <Vacancies
        key="closing"
        language={language}
        title="Closing within seven days"
        vacancies={vacancies.closing}
      />
    ),
    scheduled.length > 0 && (
      <ScheduledContent key="scheduled" scheduled={scheduled} viewer={viewer} />
    ),
  ].filter(Boolean)
  return cards.length > 0 ? (
    <div className="today__cards">{cards}</div>
  ) : (
    <p className="today__quiet">{translate('Nothing waits for you.', language)}</p>
  )
}
