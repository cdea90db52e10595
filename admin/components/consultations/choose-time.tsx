'use client'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { useId, useState } from 'react'
import { useLoaded, useMessages } from '../client.ts'
import { DialogError } from '../dialog.tsx'
import type { CallProps } from './call-dialog.tsx'

type Props = Pick<CallProps, 'call' | 'clock'> & {
  /** ISO 8601. */
  chosen?: string
  onChoose: (startsAt: string | undefined) => void
}

/** Chooses a day, then one of its available slots, in the company's time zone. */
export function ChooseTime({ call, clock: { timeZone, city }, chosen, onChoose }: Props) {
  const { language, t } = useMessages()
  const id = useId()
  const [day, setDay] = useState<string>()
  const loaded = useLoaded<{ startsAt: string[] }>(`consultation-requests/${call.id}/openings`)
  if (!loaded) return <p className="dialog__text">{t('Loading…')}</p>
  if ('error' in loaded) return <DialogError>{loaded.error}</DialogError>
  const times = loaded.data.startsAt
  const format = (time: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(timeZone, options, language).format(Date.parse(time))
  const dayOf = (time: string) => format(time, { weekday: 'long', day: 'numeric', month: 'long' })
  const days = Map.groupBy(times, dayOf)
  const currentDay = dayOf(call.startsAt)
  // A slot on the day of the call, or else the next available one.
  const nearest =
    times.find((time) => time > call.startsAt || dayOf(time) === currentDay) ?? times.at(-1)
  if (!nearest) {
    return (
      <p className="dialog__text">
        {t(
          'No other time is offered at the moment. The consultation hours are set on the page “Hire us”.',
        )}
      </p>
    )
  }
  const shown = day && days.has(day) ? day : dayOf(nearest)
  const shownTimes = [...(days.get(shown) ?? []), ...(shown === currentDay ? [call.startsAt] : [])]
  return (
    <>
      <div className="dialog__field">
        <label htmlFor={`${id}-day`}>{t('Day')}</label>
        <select
          id={`${id}-day`}
          onChange={({ target }) => {
            setDay(target.value)
            onChoose(undefined)
          }}
          value={shown}
        >
          {[...days.keys()].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="call-dialog__times">
        <legend>{t('Time in {city}', { city })}</legend>
        {shownTimes.sort().map((time) => (
          <label key={time}>
            <input
              checked={time === chosen}
              disabled={time === call.startsAt}
              name={`${id}-time`}
              onChange={() => onChoose(time)}
              required
              type="radio"
              value={time}
            />
            {format(time, { timeStyle: 'short' })}
            {time === call.startsAt && <small>{t('until now')}</small>}
          </label>
        ))}
      </fieldset>
    </>
  )
}
