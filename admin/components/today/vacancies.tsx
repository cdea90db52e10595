import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import Link from 'next/link'
import { Card } from './card.tsx'
import type { ClosingVacancy } from './closing-vacancies.ts'

type Props = { title: Wording; hint?: Wording; vacancies: ClosingVacancy[]; language: string }

export function Vacancies({ title, hint, vacancies, language }: Props) {
  // A last day is a day wherever it is read.
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
