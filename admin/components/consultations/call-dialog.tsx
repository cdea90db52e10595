'use client'
import { toast, useFormModified } from '@payloadcms/ui'
import { cityOf } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { maxStaffMessage } from '@vitrina/content/consultations/fields.ts'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useApi, useLoaded, useMessages } from '../client.ts'
import { ToolButton } from '../controls.tsx'
import { Dialog, DialogError, SelectField } from '../dialog.tsx'

type CallProps = {
  call: { id: number; name: string; startsAt: string }
  timeZone: string
  /** The client's time zone, when its local time differs. */
  clientTimeZone?: string
}

const texts = {
  move: {
    open: 'Move the call',
    heading: 'Move the call with {name}',
    explanation: 'Current time: {moment}',
    send: 'Move the call and send the emails',
    done: 'The call has been moved. The emails are in the queue.',
  },
  cancel: {
    open: 'Cancel the call',
    heading: 'Cancel the call with {name}?',
    explanation:
      'The call of {moment} is removed from both calendars, and its time is offered again. The request stays.',
    send: 'Cancel the call and send the emails',
    done: 'The call is cancelled. The emails are in the queue.',
  },
} as const

type Change = keyof typeof texts

const momentFormat = { dateStyle: 'full', timeStyle: 'short' } as const

/** A message about a changed call, for the next page load. */
const noticeKey = 'call changed'

/** Opens the dialog for rescheduling or cancelling a call. */
export function CallButtons(props: CallProps) {
  const { t } = useMessages()
  const isModified = useFormModified()
  const [change, setChange] = useState<Change>()
  const open = (wanted: Change) => {
    // The dialog reloads the page to show the new time, which would discard unsaved changes.
    if (isModified) toast.info(t('Save or undo your changes first.'))
    else setChange(wanted)
  }
  return (
    <div className="call-buttons wrapping-row">
      {(['move', 'cancel'] as const).map((each) => (
        <ToolButton key={each} onClick={() => open(each)} size="medium">
          {t(texts[each].open)}
        </ToolButton>
      ))}
      {change && <CallDialog {...props} change={change} onClose={() => setChange(undefined)} />}
    </div>
  )
}

type DialogProps = CallProps & { change: Change; onClose: () => void }

function CallDialog({ call, change, timeZone, clientTimeZone, onClose }: DialogProps) {
  const { language, t } = useMessages()
  const api = useApi()
  const id = useId()
  const [to, setTo] = useState<string>()
  // Incremented to reload the available slots after the chosen one was already booked.
  const [attempt, setAttempt] = useState(0)

  const isMove = change === 'move'
  const { heading, explanation, send, done } = texts[change]
  const format = (moment: string, zone: string) =>
    dateFormat(zone, momentFormat, language).format(Date.parse(moment))
  const current = `${format(call.startsAt, timeZone)} (${cityOf(timeZone)})`
  const submit = async (form: FormData) => {
    if (isMove && !to) return undefined
    const message = String(form.get('message')).trim()
    const response = await api(`consultation-requests/${call.id}/call`, {
      from: call.startsAt,
      ...(isMove && { to }),
      ...(message && { message }),
    })
    if (!response.data) {
      // Otherwise the chosen slot may still be available.
      if (response.status === 409) {
        setTo(undefined)
        setAttempt(attempt + 1)
      }
      return response.error
    }
    // A toast would be lost with the page.
    sessionStorage.setItem(noticeKey, t(done))
    window.location.reload()
    return undefined
  }
  return (
    <Dialog
      close={t('Back')}
      heading={t(heading, call)}
      onClose={onClose}
      onSubmit={submit}
      submit={t(send)}
      submitButton={{ disabled: isMove && !to }}
    >
      <p className="dialog__text">{t(explanation, { moment: current })}</p>
      {isMove && <ChooseTime {...{ call, timeZone }} chosen={to} key={attempt} onChoose={setTo} />}
      {to && clientTimeZone && (
        <p className="dialog__text">
          {t('For the client in {city}: {moment}', {
            city: cityOf(clientTimeZone),
            moment: format(to, clientTimeZone),
          })}
        </p>
      )}
      <div className="dialog__field">
        <label htmlFor={id}>{t('Message to the client (optional)')}</label>
        <textarea id={id} maxLength={maxStaffMessage} name="message" rows={3} />
      </div>
    </Dialog>
  )
}

type TimeProps = Pick<CallProps, 'call' | 'timeZone'> & {
  /** ISO 8601. */
  chosen?: string
  onChoose: (startsAt: string | undefined) => void
}

/** Chooses a day, then one of its available slots, in the company's time zone. */
function ChooseTime({ call, timeZone, chosen, onChoose }: TimeProps) {
  const { language, t } = useMessages()
  const name = useId()
  const [day, setDay] = useState<string>()
  const loaded = useLoaded<{ startsAt: string[] }>(`consultation-requests/${call.id}/slots`)
  if (!loaded) return <p className="dialog__text">{t('Loading…')}</p>
  if (!loaded.data) return <DialogError>{loaded.error}</DialogError>
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
  const shown = day ?? dayOf(nearest)
  const shownTimes = [...(days.get(shown) ?? []), ...(shown === currentDay ? [call.startsAt] : [])]
  return (
    <>
      <SelectField
        label={t('Day')}
        onChange={(value) => {
          setDay(value)
          onChoose(undefined)
        }}
        options={Object.fromEntries([...days.keys()].map((each) => [each, each]))}
        value={shown}
      />
      <fieldset className="call-dialog__times">
        <legend className="caption">{t('Time in {city}', { city: cityOf(timeZone) })}</legend>
        {shownTimes.sort().map((time) => (
          <label key={time}>
            <input
              checked={time === chosen}
              disabled={time === call.startsAt}
              name={name}
              onChange={() => onChoose(time)}
              required
              type="radio"
              value={time}
            />
            {format(time, { timeStyle: 'short' })}
            {time === call.startsAt && <small>{t('current time')}</small>}
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** Wraps what belongs to a call. Shows a stored message once, and focuses the call. */
export function CallNotice({ children }: { children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the effects of the page, which only then shows toasts.
    const timer = setTimeout(() => {
      const message = sessionStorage.getItem(noticeKey)
      if (!message) return
      sessionStorage.removeItem(noticeKey)
      toast.success(message)
      const target = wrapper.current?.querySelector('button') ?? wrapper.current
      target?.focus()
    })
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={wrapper} tabIndex={-1}>
      {children}
    </div>
  )
}
