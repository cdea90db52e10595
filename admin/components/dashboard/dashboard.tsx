import { translate } from '@vitrina/content/i18n/translate.ts'
import { createLocalReq, type ServerProps } from 'payload'
import { companyTimeZone } from '../company-time-zone.ts'
import { MissingSettings } from './missing-settings.tsx'
import { Reminders } from './reminders.tsx'
import { Pictures } from './reports.tsx'
import './dashboard.css'

/** The dashboard above Payload's own cards. Shows only what the viewer's role may read. */
export async function Today({ payload, user, i18n }: ServerProps) {
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  const { language } = i18n
  const timeZone = await companyTimeZone(payload)
  const date = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full' }).format()
  return (
    <div className="today">
      <div className="today__header">
        <h1>{translate('Today', language)}</h1>
        <p>{date}</p>
      </div>
      <MissingSettings language={language} req={req} />
      <Reminders language={language} req={req} timeZone={timeZone} />
      <Pictures language={language} req={req} timeZone={timeZone} />
    </div>
  )
}
