import type { ShownAppointment } from '@vitrina/content/consultations/appointments/appointment.ts'
import {
  cityOf,
  clockTime,
  decodeSlots,
  formatAppointment,
  sameClock,
  slotValue,
  utcOffset,
} from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import {
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { unbrokenRange } from '~/format.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { classNames } from '~/ui/class-names.ts'
import { FieldError, fieldAria, Hint } from '~/ui/form/fields.tsx'
import type { ConsultationTimes } from './hire-us.server.ts'

type Props = {
  id: string
  name: string
  legend: string
  intro?: string
  times: ConsultationTimes
  error?: string
  /** The previously submitted value, in the format of `slotValue`. */
  chosen?: string
  /** The label of the option without a slot; if omitted, a slot is required. */
  none?: string
  more?: ReactNode
}

/** Days that expand to slots: in the company's time zone, and after hydration in the visitor's. */
export function TimePicker(props: Props) {
  const { id, name, legend, intro, times, error, chosen = '', none, more } = props
  const [wish, setValue] = useState(chosen)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    // React does not know about a selection made before hydration and would reset it.
    const pressed = fieldset.current?.querySelector<HTMLInputElement>('input:checked')
    if (pressed) setValue(pressed.value)
  }, [])
  const visitorZone = useTimeZone()
  const timeZone = visitorZone ?? times.timeZone
  const starts = useMemo(() => decodeSlots(times.starts), [times.starts])
  const days = useMemo(() => daysOf(starts, timeZone, getLocale()), [starts, timeZone])
  // Drop the selection if the slot is no longer available.
  const value = starts.some((start) => slotValue(start) === wish) ? wish : ''
  const isElsewhere = !sameClock(timeZone, times.timeZone, starts[0] ?? 0)
  const city = cityOf(timeZone)
  const companyCity = cityOf(times.timeZone)
  const hint = isElsewhere
    ? m.hire_us_slot_hint_elsewhere({ city, companyCity })
    : m.hire_us_slot_hint({ city: companyCity })
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
          <details key={day.name} name={`${id}-day`}>
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
                      onChange={() => setValue(slot)}
                    />
                    {label}
                    {isElsewhere && (
                      <small>
                        {clockTime(start, times.timeZone)}
                        <span className="visually-hidden"> {companyCity}</span>
                      </small>
                    )}
                  </label>
                )
              })}
            </fieldset>
          </details>
        ))}
      </div>
      {more}
      <p className="times-chosen" role="status">
        {value && formatSlot(value, times, timeZone)}
      </p>
    </fieldset>
  )
}

/** The selected slot as text, visible even if its day is collapsed. */
function formatSlot(slot: string, { minutes }: ConsultationTimes, timeZone: string): string {
  const end = new Date(Date.parse(slot) + minutes * 60_000).toISOString()
  return m.hire_us_slot_chosen({
    when: unbrokenRange(formatAppointment(slot, end, timeZone, getLocale())),
  })
}

const never = () => () => {}

/** The time zone of the visitor's browser; `undefined` on the server and during hydration. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined,
    () => undefined,
  )
}

/** The time of a consultation, in the company's and in the visitor's time zone. */
export function AppointmentTimes({
  when,
  elsewhere,
}: Pick<ShownAppointment, 'when' | 'elsewhere'>) {
  return (
    <span className="appointment-times">
      <strong>{unbrokenRange(when)}</strong>
      {elsewhere && <small>{unbrokenRange(elsewhere)}</small>}
    </span>
  )
}

/** Groups timestamps by day in a time zone; repeated hours get their UTC offset. */
export function daysOf(starts: readonly number[], timeZone: string, locale: string) {
  const format = (start: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(timeZone, options, locale).format(start)
  const days = new Map<string, number[]>()
  for (const start of starts) {
    const name = format(start, { weekday: 'long', month: 'long', day: 'numeric' })
    days.set(name, [...(days.get(name) ?? []), start])
  }
  return Array.from(days, ([name, times]) => {
    const [first = 0] = times
    const labels = times.map((start) => clockTime(start, timeZone))
    const isRepeated = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label)
    return {
      name,
      weekday: format(first, { weekday: 'short' }),
      number: format(first, { day: 'numeric' }),
      month: format(first, { month: 'short' }),
      times: times.map((start, index) => {
        const label = labels[index] ?? ''
        const offset = isRepeated(label) ? ` (${utcOffset(timeZone, start)})` : ''
        return { start, label: label + offset }
      }),
    }
  })
}
