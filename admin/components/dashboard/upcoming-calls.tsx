import { cityOf } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { listAddress, upcomingCallsRules } from '@vitrina/content/inbox/saved-filters.ts'
import Link from 'next/link'
import { Card, type LoadCard, mayReadAll } from './card.tsx'
import { ViewerTime } from './viewer-time.tsx'

/** The next calls, in the company's time zone and in the viewer's when it differs. */
export const upcomingCalls: LoadCard = async ({ req, t, language, timeZone }) => {
  if (!(await mayReadAll(req, 'consultation-requests'))) return null
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
  if (totalDocs === 0) return null
  const calls = docs.flatMap(({ id, name, appointment }) =>
    appointment?.startsAt ? [{ id, name, startsAt: appointment.startsAt }] : [],
  )
  const format = dateFormat(timeZone, callFormat, language)
  return (
    <Card count={totalDocs} title={t('Upcoming calls')}>
      <ul className="summary__calls">
        {calls.map(({ id, name, startsAt }) => (
          <li key={id}>
            <Link href={`/admin/collections/consultation-requests/${id}`} prefetch={false}>
              {name}
            </Link>
            <span>
              <time dateTime={startsAt}>{format.format(Date.parse(startsAt))}</time>
              <ViewerTime companyTimeZone={timeZone} startsAt={startsAt} />
            </span>
          </li>
        ))}
      </ul>
      <p>{t('Times in {city}', { city: cityOf(timeZone) })}</p>
      {totalDocs > calls.length && (
        <Link href={listAddress('consultation-requests', upcomingCallsRules())} prefetch={false}>
          {t('See all')}
        </Link>
      )}
    </Card>
  )
}
