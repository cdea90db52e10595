'use client'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { useEffect, useState } from 'react'
import { useMessages } from '../client.ts'

type Props = { startsAt: string; companyTimeZone: string }

/** A time in the browser's time zone, which the server does not know; hidden when it is the same. */
export function ViewerTime({ startsAt, companyTimeZone }: Props) {
  const { language, t } = useMessages()
  const [moment, setMoment] = useState<string>()
  useEffect(() => {
    const options = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
    const format = (timeZone: string) =>
      dateFormat(timeZone, options, language).format(Date.parse(startsAt))
    const local = format(Intl.DateTimeFormat().resolvedOptions().timeZone)
    setMoment(local === format(companyTimeZone) ? undefined : local)
  }, [startsAt, companyTimeZone, language])
  return moment ? <small>{t('{moment} your time', { moment })}</small> : null
}
