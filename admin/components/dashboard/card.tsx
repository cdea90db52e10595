import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = { title: string; count?: number; children: ReactNode }

/** A dashboard card: title, count and links. */
export function Card({ title, count, children }: Props) {
  return (
    <section className="today__card">
      <h2 className="today__title">
        {title}
        {count !== undefined && <span className="today__count">{count}</span>}
      </h2>
      {children}
    </section>
  )
}

export function FailedMails({ count, language }: { count: number; language: string }) {
  const say = (text: Wording) => translate(text, language)
  const address = '/admin/collections/mails?where[or][0][and][0][status][equals]=failed'
  return (
    <Card count={count} title={say('Mails that could not be sent')}>
      <p>{say('Somebody has not heard from us. The mail says what went wrong.')}</p>
      <Link href={address} prefetch={false}>
        {say('See them')}
      </Link>
    </Card>
  )
}
