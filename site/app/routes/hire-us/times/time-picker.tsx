import {
  appointmentInWords,
  cityOf,
  clockTime,
  sameClock,
} from '@vitrina/content/consultations/format-appointment.ts'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ConsultationTimes } from '~/content.server/consultation-times.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { classNames } from '~/ui/class-names.ts'
import { FieldError, Hint } from '~/ui/form/field.tsx'
import { fieldAria } from '~/ui/form/field-aria.ts'
import { unbrokenRange } from '~/ui/type/unbroken-range.ts'
import { type Day, daysOf } from './days.ts'
import { decodeStarts, slotValue } from './starts.ts'
import { useTimeZone } from './use-time-zone.ts'

type Props = {
  id: string
  name: string
  legend: string
  /** What a consultation is. */
  intro?: string
  times: ConsultationTimes
  error?: string
  /** What the form sent before, as `slotValue` writes it. */
  chosen?: string
  /** The choice of no time; without it, one has to be chosen. */
  none?: string
  /** Leads to the days that are not shown yet. */
  more?: ReactNode
}

/**
 * Days that open to their times, as plain radio buttons: on the company's clock in the page, and on
 * the visitor's once scripts know it, with the company's beside it where it shows another time.
 */
export function TimePicker({
  id,
  name,
  legend,
  intro,
  times,
  error,
  chosen = '',
  none,
  more,
}: Props) {
  const [wish, setValue] = useState(chosen)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    // Nobody has told React what was chosen before it was there, and it would undo it.
    const pressed = fieldset.current?.querySelector<HTMLInputElement>('input:checked')
    if (pressed) setValue(pressed.value)
  }, [])
  const visitorZone = useTimeZone()
  const timeZone = visitorZone ?? times.timeZone
  const starts = useMemo(() => decodeStarts(times.starts), [times.starts])
  const days = useMemo(() => daysOf(starts, timeZone, getLocale()), [starts, timeZone])
  // What was taken meanwhile is chosen no more.
  const value = starts.some((start) => slotValue(start) === wish) ? wish : ''
  const isElsewhere = !sameClock(timeZone, times.timeZone, starts[0] ?? 0)
  const hint = isElsewhere
    ? m.hire_us_slot_hint_elsewhere({
        city: cityOf(timeZone),
        companyCity: cityOf(times.timeZone),
      })
    : m.hire_us_slot_hint({ city: cityOf(times.timeZone) })
  const choose = {
    name,
    value,
    onChoose: setValue,
    companyZone: isElsewhere ? times.timeZone : undefined,
  }
  return (
    <fieldset
      ref={fieldset}
      id={id}
      tabIndex={-1}
      className={classNames('field', 'times', error && 'field-wrong')}
      {...fieldAria({ id, hint, error })}
    >
      <legend>{legend}</legend>
      <Hint id={id}>
        {intro} {hint}
      </Hint>
      {error && <FieldError id={id}>{error}</FieldError>}
      {none && (
        <div className="choice">
          <input
            id={`${id}-none`}
            type="radio"
            name={name}
            value=""
            checked={value === ''}
            onChange={() => setValue('')}
          />
          <label htmlFor={`${id}-none`}>{none}</label>
        </div>
      )}
      <div className="times-days">
        {days.map((day) => (
          <DayTimes key={day.name} day={day} group={`${id}-day`} {...choose} />
        ))}
      </div>
      {more}
      <p className="times-chosen" role="status">
        {value && inWords(value, times, timeZone)}
      </p>
    </fieldset>
  )
}

type Choosing = {
  name: string
  value: string
  onChoose: (value: string) => void
  companyZone: string | undefined
}

function DayTimes({
  day,
  group,
  name,
  value,
  onChoose,
  companyZone,
}: Choosing & { day: Day; group: string }) {
  return (
    <details name={group}>
      <summary>
        <span>{day.weekday}</span> <b>{day.number}</b> <span>{day.month}</span>
      </summary>
      <fieldset>
        <legend>{day.name}</legend>
        {day.times.map(({ start, label }) => {
          const slot = slotValue(start)
          return (
            <label key={slot}>
              <input
                type="radio"
                name={name}
                value={slot}
                checked={value === slot}
                onChange={() => onChoose(slot)}
              />
              {label}
              {companyZone && (
                <small>
                  {clockTime(start, companyZone)}
                  <span className="visually-hidden"> {cityOf(companyZone)}</span>
                </small>
              )}
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}

/** The chosen time, so that it is seen when its day is closed. */
function inWords(slot: string, { minutes }: ConsultationTimes, timeZone: string): string {
  const end = new Date(Date.parse(slot) + minutes * 60_000).toISOString()
  return m.hire_us_slot_chosen({ when: unbrokenRange(appointmentInWords(slot, end, timeZone)) })
}
