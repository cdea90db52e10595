import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { assignedTo, listAddress } from '@vitrina/content/inbox/saved-filters.ts'
import Link from 'next/link'
import { statusLabels } from '../status-labels.ts'
import { Card } from './card.tsx'
import { howLongAgo } from './how-long-ago.ts'
import type { Viewer } from './viewer.ts'
import type { Assigned } from './waiting.ts'

const titles = {
  'consultation-requests': 'Requests assigned to me',
  applications: 'Applications assigned to me',
} as const

export function AssignedToMe({ assigned, viewer }: { assigned: Assigned; viewer: Viewer }) {
  const { inbox, count, first } = assigned
  const { req, language } = viewer
  const labels = statusLabels(req.payload, inbox, language)
  const say = (text: Wording) => translate(text, language)
  return (
    <Card count={count} title={say(titles[inbox])}>
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
