'use client'
import { useEffect, useState } from 'react'
import { useMessages } from '../client.ts'

/**
 * A time in the browser's time zone, which the server does not know; hidden when it is the same.
 */
export function ViewerTime(props: { startsAt: string; companyTimeZone: string }) {
  const { startsAt, companyTimeZone } = props
  const { language, t } = useMessages()
  const [moment, setMoment] = useState<string>()
  useEffect(() => {
    const format = (timeZone?: string) =>
      new Intl.DateTimeFormat(language, {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        hourCycle: 'h23',
        minute: '2-digit',
      }).format(Date.parse(startsAt))
    const local = format()
    setMoment(local === format(companyTimeZone) ? undefined : local)
  }, [startsAt, companyTimeZone, language])
  return moment ? <small>{t('{moment} your time', { moment })}</small> : null
}
