import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import Link from 'next/link'
import { Card } from './card.tsx'

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
