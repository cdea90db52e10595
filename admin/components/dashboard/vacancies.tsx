import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { dayIn, isClosed } from '@vitrina/content/vacancies/closing-day.ts'
import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { Card } from './card.tsx'
import { mayUpdate } from './viewer.ts'

type Props = { title: Wording; hint?: Wording; vacancies: ClosingVacancy[]; language: string }

export function Vacancies({ title, hint, vacancies, language }: Props) {
  // The last day is a calendar date, independent of the time zone.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <Card title={translate(title, language)}>
      {hint && <p>{translate(hint, language)}</p>}
      <ul>
        {vacancies.map(({ id, title: name, closesOn }) => (
          <li key={id}>
            <Link href={`/admin/collections/careers/${id}`} prefetch={false}>
              {name}
            </Link>
            <time dateTime={closesOn.slice(0, 10)}>{format.format(new Date(closesOn))}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export type ClosingVacancy = { id: number; title: string; closesOn: string }

/** Published vacancies whose last day is within a week or has passed. */
export async function closingVacancies(
  req: PayloadRequest,
  timeZone: string,
): Promise<{ closing: ClosingVacancy[]; closed: ClosingVacancy[] }> {
  if (!(await mayUpdate(req, 'careers'))) return { closing: [], closed: [] }
  const today = dayIn(timeZone)
  const afterAWeek = new Date(Date.parse(today) + 8 * 24 * 60 * 60 * 1000)
  const { docs } = await req.payload.find({
    collection: 'careers',
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
  const vacancies = docs.map(({ id, title, closesOn }) => ({ id, title, closesOn: closesOn ?? '' }))
  return {
    closing: vacancies.filter(({ closesOn }) => !isClosed(closesOn, today)),
    closed: vacancies.filter(({ closesOn }) => isClosed(closesOn, today)),
  }
}
