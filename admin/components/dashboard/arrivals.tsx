import { formatAge } from '@vitrina/content/i18n/date-format.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { assignedTo, listAddress, newOnes } from '@vitrina/content/inbox/saved-filters.ts'
import Link from 'next/link'
import { statusLabels } from '../option-labels.ts'
import { Card, type LoadCard, mayReadAll, type Viewer } from './card.tsx'

const newTitles = {
  'consultation-requests': 'New consultation requests',
  applications: 'New applications',
} as const

/** The number of new submissions of an inbox, and the age of the oldest. */
export async function newSubmissions({ req, t, language }: Viewer, inbox: Inbox) {
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where: { status: { equals: 'new' } },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    select: { createdAt: true },
    overrideAccess: false,
    user: req.user,
  })
  const [oldest] = docs
  if (!oldest) return null
  return (
    <Card count={totalDocs} title={t(newTitles[inbox])}>
      <p>{t('The oldest came {ago}.', { ago: formatAge(oldest.createdAt, language) })}</p>
      <Link href={listAddress(inbox, newOnes)} prefetch={false}>
        {t('See them')}
      </Link>
    </Card>
  )
}

const assignedTitles = {
  'consultation-requests': 'Requests assigned to me',
  applications: 'Applications assigned to me',
} as const

/** Unfinished submissions assigned to the viewer, oldest first. */
export async function assignedToMe({ req, t, language }: Viewer, inbox: Inbox) {
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where: {
      assignee: { equals: req.user?.id },
      status: { not_in: [...inboxes[inbox].finished] },
    },
    sort: 'createdAt',
    limit: 5,
    depth: 0,
    select: { name: true, status: true, createdAt: true },
    overrideAccess: false,
    user: req.user,
  })
  if (docs.length === 0) return null
  const labels = statusLabels(req.payload, inbox, language)
  return (
    <Card count={totalDocs} title={t(assignedTitles[inbox])}>
      <ul>
        {docs.map(({ id, name, status, createdAt }) => (
          <li key={id}>
            <Link href={`/admin/collections/${inbox}/${id}`} prefetch={false}>
              {name}
            </Link>
            <span>
              {labels[status]} · {formatAge(createdAt, language)}
            </span>
          </li>
        ))}
      </ul>
      {req.user && totalDocs > docs.length && (
        <Link href={listAddress(inbox, assignedTo(req.user.id, inbox))} prefetch={false}>
          {t('See all')}
        </Link>
      )}
    </Card>
  )
}

/** The number of emails that could not be sent. */
export const failedEmails: LoadCard = async ({ req, t }) => {
  if (!(await mayReadAll(req, 'emails'))) return null
  const { totalDocs } = await req.payload.count({
    collection: 'emails',
    where: { status: { equals: 'failed' } },
    overrideAccess: false,
    user: req.user,
  })
  if (totalDocs === 0) return null
  const address = '/admin/collections/emails?where[or][0][and][0][status][equals]=failed'
  return (
    <Card count={totalDocs} title={t('Mails that could not be sent')}>
      <p>{t('A mail has not reached its recipient. It says what went wrong.')}</p>
      <Link href={address} prefetch={false}>
        {t('See them')}
      </Link>
    </Card>
  )
}
