import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { assignedTo, listAddress, newOnes } from '@vitrina/content/inbox/saved-filters.ts'
import Link from 'next/link'
import type { PayloadRequest, Where } from 'payload'
import { statusLabels } from '../status-labels.ts'
import { Card } from './card.tsx'
import { mayReadAll, type Viewer } from './viewer.ts'

const newTitles = {
  'consultation-requests': 'New consultation requests',
  applications: 'New applications',
} as const

export function NewArrivals({ waiting, language }: { waiting: Waiting; language: string }) {
  const { inbox, count, oldest } = waiting
  const say = (text: Wording, values = {}) => translate(text, language, values)
  return (
    <Card count={count} title={say(newTitles[inbox])}>
      {oldest && <p>{say('The oldest came {ago}.', { ago: howLongAgo(oldest, language) })}</p>}
      <Link href={listAddress(inbox, newOnes)} prefetch={false}>
        {say('See them')}
      </Link>
    </Card>
  )
}

const assignedTitles = {
  'consultation-requests': 'Requests assigned to me',
  applications: 'Applications assigned to me',
} as const

export function AssignedToMe({ assigned, viewer }: { assigned: Assigned; viewer: Viewer }) {
  const { inbox, count, first } = assigned
  const { req, language } = viewer
  const labels = statusLabels(req.payload, inbox, language)
  const say = (text: Wording) => translate(text, language)
  return (
    <Card count={count} title={say(assignedTitles[inbox])}>
      <ul>
        {first.map(({ id, name, status, createdAt }) => (
          <li key={id}>
            <Link href={`/admin/collections/${inbox}/${id}`} prefetch={false}>
              {name}
            </Link>
            <span>
              {labels[status]} · {howLongAgo(createdAt, language)}
            </span>
          </li>
        ))}
      </ul>
      {req.user && count > first.length && (
        <Link href={listAddress(inbox, assignedTo(req.user.id, inbox))} prefetch={false}>
          {say('See all')}
        </Link>
      )}
    </Card>
  )
}

export type Waiting = { inbox: Inbox; count: number; oldest?: string }

/** Counts the new submissions of an inbox. @returns with the date of the oldest one */
export async function waiting(req: PayloadRequest, inbox: Inbox): Promise<Waiting> {
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
  return { inbox, count: totalDocs, oldest: docs[0]?.createdAt }
}

export type Assigned = {
  inbox: Inbox
  count: number
  first: { id: number; name: string; status: string; createdAt: string }[]
}

/** Unfinished submissions assigned to the viewer, oldest first. */
export async function assigned(req: PayloadRequest, inbox: Inbox): Promise<Assigned> {
  const where: Where = {
    assignee: { equals: req.user?.id },
    status: { not_in: [...inboxes[inbox].finished] },
  }
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where,
    sort: 'createdAt',
    limit: 5,
    depth: 0,
    select: { name: true, status: true, createdAt: true },
    overrideAccess: false,
    user: req.user,
  })
  return { inbox, count: totalDocs, first: docs }
}

/** Counts failed emails. @returns 0 when the viewer may not read emails */
export async function failedMails(req: PayloadRequest): Promise<number> {
  if (!(await mayReadAll(req, 'mails'))) return 0
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    where: { status: { equals: 'failed' } },
    overrideAccess: false,
    user: req.user,
  })
  return totalDocs
}

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** Formats a relative time, such as “3 days ago”, in the given language. */
export function howLongAgo(moment: string, language: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'minute')
}
