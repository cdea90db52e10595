import type { Wording } from '@vitrina/content/i18n/translator.ts'
import { dayIn, isClosed } from '@vitrina/content/vacancies/closing-day.ts'
import Link from 'next/link'
import { Card, type LoadCard, mayUpdate } from './card.tsx'

/** Published vacancies whose last day has passed, and those whose last day is within a week. */
export const endingVacancies: LoadCard = async ({ req, t, language, timeZone }) => {
  if (!(await mayUpdate(req, 'vacancies'))) return null
  const today = dayIn(timeZone)
  const afterAWeek = new Date(Date.parse(today) + 8 * 24 * 60 * 60 * 1000)
  const { docs } = await req.payload.find({
    collection: 'vacancies',
    where: {
      _status: { equals: 'published' },
      closesOn: { less_than: afterAWeek.toISOString() },
    },
    sort: 'closesOn',
    limit: 20,
    pagination: false,
    depth: 0,
    select: { title: true, closesOn: true },
    overrideAccess: false,
    user: req.user,
  })
  // The last day is a calendar date, independent of the time zone.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const card = (closed: boolean, title: Wording, hint?: Wording) => {
    const shown = docs.flatMap(({ id, title: name, closesOn }) =>
      closesOn && isClosed(closesOn, today) === closed ? [{ id, name, closesOn }] : [],
    )
    if (shown.length === 0) return null
    return (
      <Card key={title} title={t(title)}>
        {hint && <p>{t(hint)}</p>}
        <ul>
          {shown.map(({ id, name, closesOn }) => (
            <li key={id}>
              <Link href={`/admin/collections/vacancies/${id}`} prefetch={false}>
                {name}
              </Link>
              <time dateTime={closesOn.slice(0, 10)}>{format.format(new Date(closesOn))}</time>
            </li>
          ))}
        </ul>
      </Card>
    )
  }
  return [
    card(
      true,
      'Closed and still published',
      'Visitors read that they are closed. Unpublish them, or give them a later day.',
    ),
    card(false, 'Closing within seven days'),
  ]
}
