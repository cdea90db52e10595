import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel } from '@vitrina/content/i18n/read-label.ts'
import { translate } from '@vitrina/content/i18n/translate.ts'
import Link from 'next/link'
import { Card } from './card.tsx'
import type { Scheduled } from './scheduled.ts'
import type { Viewer } from './viewer.ts'

export function ScheduledContent({
  scheduled,
  viewer,
}: {
  scheduled: Scheduled[]
  viewer: Viewer
}) {
  const { language, timeZone } = viewer
  const format = dateFormat(timeZone, { dateStyle: 'medium', timeStyle: 'short' }, language)
  return (
    <Card title={translate('Scheduled', language)}>
      <ul>
        {scheduled.map(({ job, title, address, publishes, at }) => (
          <li key={job}>
            <Link href={address} prefetch={false}>
              {readLabel(title, language) || String(title)}
            </Link>
            <span>
              {translate(publishes ? 'Will be published' : 'Will be taken back', language)}
              {at && (
                <>
                  {' · '}
                  <time dateTime={at}>{format.format(new Date(at))}</time>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
