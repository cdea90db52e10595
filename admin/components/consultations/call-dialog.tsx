'use client'
import { toast, useFormModified } from '@payloadcms/ui'
import { maxStaffMessage } from '@vitrina/content/consultations/fields.ts'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { useId, useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { Dialog, DialogButton } from '../dialog.tsx'
import { ToolButton } from '../tool-button.tsx'
import { saveCallNotice } from './call-notice.tsx'
import { ChooseTime } from './choose-time.tsx'

export type Clock = { timeZone: string; city: string }

export type CallProps = {
  call: { id: number; name: string; startsAt: string }
  clock: Clock
  /** The client's time zone, when its local time differs. */
  clientClock?: Clock
}

type Change = 'move' | 'cancel'

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
    <div className="call-buttons">
      <ToolButton onClick={() => open('move')} size="medium">
        {t('Move the call')}
      </ToolButton>
      <ToolButton onClick={() => open('cancel')} size="medium">
        {t('Cancel the call')}
      </ToolButton>
      {change && <CallDialog {...props} change={change} onClose={() => setChange(undefined)} />}
    </div>
  )
}

type Props = CallProps & { change: Change; onClose: () => void }

/** Reschedules or cancels a call, with an optional message to the client. */
function CallDialog({ call, change, clock, clientClock, onClose }: Props) {
  const { language, t } = useMessages()
  const api = useApi()
  const id = useId()
  const [to, setTo] = useState<string>()
  // Incremented to reload the available slots after the chosen one was already booked.
  const [attempt, setAttempt] = useState(0)

  const isMove = change === 'move'
  const format = (moment: string, { timeZone }: Clock) =>
    dateFormat(timeZone, { dateStyle: 'full', timeStyle: 'short' }, language).format(
      Date.parse(moment),
    )
  const current = `${format(call.startsAt, clock)} (${clock.city})`
  const submit = async (form: FormData) => {
    if (isMove && !to) return undefined
    const message = String(form.get('message')).trim()
    const response = await api(`consultation-requests/${call.id}/call`, {
      body: { from: call.startsAt, ...(isMove && { to }), ...(message && { message }) },
    })
    if ('error' in response) {
      // Otherwise the chosen slot may still be available.
      if (response.status === 409) {
        setTo(undefined)
        setAttempt(attempt + 1)
      }
      return response.error
    }
    // A toast would be lost with the page.
    saveCallNotice(
      isMove
        ? t('The call is moved. The mails are in the queue.')
        : t('The call is cancelled. The mails are in the queue.'),
    )
    window.location.reload()
    return undefined
  }
  return (
    <Dialog
      buttons={
        <DialogButton disabled={isMove && !to}>
          {t(isMove ? 'Move the call and send the mails' : 'Cancel the call and send the mails')}
        </DialogButton>
      }
      close={t('Back')}
      heading={t(isMove ? 'Move the call with {name}' : 'Cancel the call with {name}?', call)}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="dialog__text">
        {t(
          isMove
            ? 'Until now: {moment}'
            : 'The call of {moment} is removed from both calendars, and its time is offered again. The request stays.',
          { moment: current },
        )}
      </p>
      {isMove && <ChooseTime {...{ call, clock }} chosen={to} key={attempt} onChoose={setTo} />}
      {to && clientClock && (
        <p className="dialog__text">
          {t('For the client in {city}: {moment}', {
            city: clientClock.city,
            moment: format(to, clientClock),
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
