'use client'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { useEffect, useId, useState } from 'react'
import { ask } from '../ask.ts'
import { fillIn } from '../fill-in.ts'
import type { CallProps } from './call-buttons.tsx'

type Props = Pick<CallProps, 'call' | 'clock' | 'language' | 'words'> & {
  /** ISO 8601. */
  chosen?: string
  onChoose: (startsAt: string | undefined) => void
}

/** Chooses a day, then one of its available slots, in the company's time zone. */
export function ChooseTime({ call, clock, language, words, chosen, onChoose }: Props) {
  const id = useId()
  const [times, setTimes] = useState<string[]>()
  const [refusal, setRefusal] = useState<string>()
  const [day, setDay] = useState<string>()
  const unreachable = words['The server could not be reached. Check your connection and try again.']
  useEffect(() => {
    const closed = new AbortController()
    const { signal } = closed
    const path = `consultation-requests/${call.id}/openings`
    ask<{ startsAt: string[] }>(path, unreachable, { signal }).then(
      (answer) => {
        if ('refusal' in answer) setRefusal(answer.refusal)
        else setTimes(answer.given.startsAt)
      },
      () => {
        // The request was aborted because the dialog was closed.
      },
    )
    return () => closed.abort()
  }, [call.id, unreachable])

  if (refusal) {
    return (
      <p className="dialog__refusal" role="alert">
        {refusal}
      </p>
    )
  }
  if (!times) return <p className="dialog__text">{words['Loading…']}</p>
  const { timeZone, city } = clock
  const dayFormat = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const dayOf = (time: string) => dateFormat(timeZone, dayFormat, language).format(Date.parse(time))
  const timeOf = (time: string) =>
    dateFormat(timeZone, { timeStyle: 'short' }, language).format(Date.parse(time))
  const days = Map.groupBy(times, dayOf)
  const currentDay = dayOf(call.startsAt)
  // A slot on the day of the call, or else the next available one.
  const nearest =
    times.find((time) => time > call.startsAt || dayOf(time) === currentDay) ?? times.at(-1)
  if (!nearest) {
    return (
      <p className="dialog__text">
        {
          words[
            'No other time is offered at the moment. The consultation hours are set on the page “Hire us”.'
          ]
        }
      </p>
    )
  }
  const shown = day && days.has(day) ? day : dayOf(nearest)
  const shownTimes = [...(days.get(shown) ?? []), ...(shown === currentDay ? [call.startsAt] : [])]
  return (
    <>
      <div className="dialog__field">
        <label htmlFor={`${id}-day`}>{words.Day}</label>
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
        <legend>{fillIn(words['Time in {city}'], { city })}</legend>
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
            {timeOf(time)}
            {time === call.startsAt && <small>{words['until now']}</small>}
          </label>
        ))}
      </fieldset>
    </>
  )
}
