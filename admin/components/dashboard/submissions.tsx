import { cityOf } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { callFormat, dateFormat, formatAge } from '@vitrina/content/i18n/date-format.ts'
import {
  assignedTo,
  type Inbox,
  inboxes,
  listAddress,
  newOnes,
  upcomingCallsRules,
} from '@vitrina/content/inbox/inboxes.ts'
import { Link } from '../controls.tsx'
import { statusLabels } from '../option-labels.ts'
import { asViewer, Card, type LoadCard, may, type Viewer } from './card.tsx'
import { ViewerTime } from './viewer-time.tsx'

const titles = {
  'consultation-requests': {
    new: 'New consultation requests',
    assigned: 'Requests assigned to me',
  },
  applications: { new: 'New applications', assigned: 'Applications assigned to me' },
} as const

/** The number of new submissions of an inbox, and the age of the oldest. */
export async function newSubmissions({ req, t, language }: Viewer, inbox: Inbox) {
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where: { status: { equals: 'new' } },
    sort: 'createdAt',
    limit: 1,
    select: { createdAt: true },
    ...asViewer(req),
  })
  const [oldest] = docs
  if (!oldest) return null
  return (
    <Card count={totalDocs} title={t(titles[inbox].new)}>
      <p>{t('The oldest came {ago}.', { ago: formatAge(oldest.createdAt, language) })}</p>
      <Link href={listAddress(inbox, newOnes)}>{t('See them')}</Link>
    </Card>
  )
}

export async function assignedToMe({ req, t, language }: Viewer, inbox: Inbox) {
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where: {
      assignee: { equals: req.user?.id },
      status: { not_in: [...inboxes[inbox].finished] },
    },
    sort: 'createdAt',
    limit: 5,
    select: { name: true, status: true, createdAt: true },
    ...asViewer(req),
  })
  if (docs.length === 0) return null
  const labels = statusLabels(req.payload, inbox, language)
  const rows = docs.map(({ id, name, status, createdAt }) => ({
    id,
    address: `/admin/collections/${inbox}/${id}`,
    name,
    details: `${labels[status]} · ${formatAge(createdAt, language)}`,
  }))
  return (
    <Card count={totalDocs} rows={rows} title={t(titles[inbox].assigned)}>
      {req.user && totalDocs > rows.length && (
        <Link href={listAddress(inbox, assignedTo(req.user.id, inbox))}>{t('See all')}</Link>
      )}
    </Card>
  )
}

/** The next calls, in the company's time zone and in the viewer's when it differs. */
export const upcomingCalls: LoadCard = async ({ req, t, language, timeZone }) => {
  const inbox = 'consultation-requests'
  if (!(await may(req, 'read', inbox))) return null
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where: {
      'appointment.endsAt': { greater_than: new Date().toISOString() },
      'appointment.cancelledAt': { exists: false },
    },
    sort: 'appointment.startsAt',
    limit: 5,
    select: { name: true, appointment: { startsAt: true } },
    ...asViewer(req),
  })
  if (totalDocs === 0) return null
  const format = dateFormat(timeZone, callFormat, language)
  const rows = docs.map(({ id, name, appointment }) => ({
    id,
    address: `/admin/collections/${inbox}/${id}`,
    name,
    details: appointment?.startsAt && (
      <>
        <time dateTime={appointment.startsAt}>
          {format.format(Date.parse(appointment.startsAt))}
        </time>
        <ViewerTime companyTimeZone={timeZone} startsAt={appointment.startsAt} />
      </>
    ),
  }))
  return (
    <Card count={totalDocs} rows={rows} title={t('Upcoming calls')}>
      <p>{t('Times in {city}', { city: cityOf(timeZone) })}</p>
      {totalDocs > rows.length && (
        <Link href={listAddress(inbox, upcomingCallsRules())}>{t('See all')}</Link>
      )}
    </Card>
  )
}

export const failedEmails: LoadCard = async ({ req, t }) => {
  if (!(await may(req, 'read', 'emails'))) return null
  const { totalDocs } = await req.payload.count({
    collection: 'emails',
    where: { status: { equals: 'failed' } },
    ...asViewer(req),
  })
  if (totalDocs === 0) return null
  const address = '/admin/collections/emails?where[or][0][and][0][status][equals]=failed'
  return (
    <Card count={totalDocs} title={t('Emails that could not be sent')}>
      <p>{t('An email did not reach its recipient. Open it to see what went wrong.')}</p>
      <Link href={address}>{t('See them')}</Link>
    </Card>
  )
}
