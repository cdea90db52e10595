import { cityOf } from '@vitrina/content/consultations/format-appointment.ts'
import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { listAddress, upcomingCallsRules } from '@vitrina/content/inbox/saved-filters.ts'
import Link from 'next/link'
import { wordsFor } from '../words.ts'
import { Card } from './card.tsx'
import type { upcomingCalls } from './upcoming.ts'
import type { Viewer } from './viewer.ts'
import { ViewerTime } from './viewer-time.tsx'

/** The next calls, on the company's clock and, where that differs, on the viewer's. */
export function UpcomingCalls({
  calls: { count, next },
  viewer: { language, timeZone },
}: {
  calls: Awaited<ReturnType<typeof upcomingCalls>>
  viewer: Viewer
}) {
  const say = (text: Wording, values = {}) => translate(text, language, values)
  const format = dateFormat(timeZone, callFormat, language)
  return (
    <Card count={count} title={say('Upcoming calls')}>
      <ul className="today__calls">
        {next.map(({ id, name, startsAt }) => (
          <li key={id}>
            <Link href={`/admin/collections/consultation-requests/${id}`} prefetch={false}>
              {name}
            </Link>
            <span>
              <time dateTime={startsAt}>{format.format(Date.parse(startsAt))}</time>
              <ViewerTime
                companyTimeZone={timeZone}
                language={language}
                startsAt={startsAt}
                words={wordsFor(language, ['{moment} your time'])}
              />
            </span>
          </li>
        ))}
      </ul>
      <p>{say('Times in {city}', { city: cityOf(timeZone) })}</p>
      {count > next.length && (
        <Link href={listAddress('consultation-requests', upcomingCallsRules())} prefetch={false}>
          {say('See all')}
        </Link>
      )}
    </Card>
  )
}
