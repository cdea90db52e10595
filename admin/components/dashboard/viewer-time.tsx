'use client'
import { useEffect, useState } from 'react'
import { fillIn } from '../fill-in.ts'
import type { Words } from '../words.ts'

type Props = {
  startsAt: string
  companyTimeZone: string
  language: string
  words: Words<'{moment} your time'>
}

/**
 * A time in the browser's time zone, which the server does not know; hidden when it is the same.
 */
export function ViewerTime({ startsAt, companyTimeZone, language, words }: Props) {
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    const shown = (timeZone?: string) =>
      new Intl.DateTimeFormat(language, {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        hourCycle: 'h23',
        minute: '2-digit',
      }).format(Date.parse(startsAt))
    const here = shown()
    setOwn(here === shown(companyTimeZone) ? undefined : here)
  }, [startsAt, companyTimeZone, language])
  return own ? <small>{fillIn(words['{moment} your time'], { moment: own })}</small> : null
}
