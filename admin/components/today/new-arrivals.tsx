import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { listAddress, newOnes } from '@vitrina/content/inbox/saved-filters.ts'
import Link from 'next/link'
import { Card } from './card.tsx'
import { howLongAgo } from './how-long-ago.ts'
import type { Waiting } from './waiting.ts'

const titles = {
  'consultation-requests': 'New consultation requests',
  applications: 'New applications',
} as const

export function NewArrivals({ waiting, language }: { waiting: Waiting; language: string }) {
  const { inbox, count, oldest } = waiting
  const say = (text: Wording, values = {}) => translate(text, language, values)
  return (
    <Card count={count} title={say(titles[inbox])}>
      {oldest && <p>{say('The oldest came {ago}.', { ago: howLongAgo(oldest, language) })}</p>}
      <Link href={listAddress(inbox, newOnes)} prefetch={false}>
        {say('See them')}
      </Link>
    </Card>
  )
}
