import { cityOf } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { listAddress, upcomingCallsRules } from '@vitrina/content/inbox/saved-filters.ts'
import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { wordsFor } from '../words.ts'
import { Card } from './card.tsx'
import { mayReadAll, type Viewer } from './viewer.ts'
import { ViewerTime } from './viewer-time.tsx'

/** The next calls, in the company's time zone and in the viewer's when it differs. */
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

export type UpcomingCall = { id: number; name: string; startsAt: string }

/** Counts future calls and reads the next ones; none when the viewer may not read requests. */
export async function upcomingCalls(
  req: PayloadRequest,
): Promise<{ count: number; next: UpcomingCall[] }> {
  if (!(await mayReadAll(req, 'consultation-requests'))) return { count: 0, next: [] }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'consultation-requests',
    where: {
      'appointment.endsAt': { greater_than: new Date().toISOString() },
      'appointment.cancelledAt': { exists: false },
    },
    sort: 'appointment.startsAt',
    limit: 5,
    depth: 0,
    select: { name: true, appointment: { startsAt: true } },
    overrideAccess: false,
    user: req.user,
  })
  const next = docs.flatMap(({ id, name, appointment }) =>
    appointment?.startsAt ? [{ id, name, startsAt: appointment.startsAt }] : [],
  )
  return { count: totalDocs, next }
}
