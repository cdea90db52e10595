'use client'
import { Button, toast } from '@payloadcms/ui'
import { maxStaffMessage } from '@vitrina/content/consultations/fields.ts'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { useId, useState } from 'react'
import { ask } from '../ask.ts'
import { Dialog } from '../dialog.tsx'
import { fillIn } from '../fill-in.ts'
import type { CallProps, Clock } from './call-buttons.tsx'
import { ChooseTime } from './choose-time.tsx'

type Props = CallProps & { change: 'move' | 'cancel'; onClose: () => void }

/** Reschedules or cancels a call, with an optional message to the client. */
export function CallDialog(props: Props) {
  const { call, change, clock, clientClock, language, words, onClose } = props
  const id = useId()
  const [to, setTo] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  // Incremented to reload the available slots after the chosen one was already booked.
  const [attempt, setAttempt] = useState(0)

  const isMove = change === 'move'
  const now = inFull(call.startsAt, clock, language)
  const submit = async (form: FormData) => {
    if (isMove && !to) return
    const message = String(form.get('message')).trim()
    setBusy(true)
    setRefusal(undefined)
    const answer = await ask(
      `consultation-requests/${call.id}/call`,
      words['The server could not be reached. Check your connection and try again.'],
      {
        method: 'POST',
        body: { from: call.startsAt, ...(isMove && { to }), ...(message && { message }) },
      },
    )
    setBusy(false)
    if ('refusal' in answer) {
      setRefusal(answer.refusal)
      setTo(undefined)
      setAttempt(attempt + 1)
      return
    }
    toast.success(
      isMove
        ? words['The call is moved. The mails are in the queue.']
        : words['The call is cancelled. The mails are in the queue.'],
    )
    window.location.reload()
  }
  return (
    <Dialog
      {...{ busy, refusal, onClose }}
      buttons={
        <Button
          buttonStyle="primary"
          disabled={busy || (isMove && !to)}
          margin={false}
          type="submit"
        >
          {isMove
            ? words['Move the call and send the mails']
            : words['Cancel the call and send the mails']}
        </Button>
      }
      close={words.Back}
      heading={fillIn(
        isMove ? words['Move the call with {name}'] : words['Cancel the call with {name}?'],
        call,
      )}
      onSubmit={submit}
    >
      <p className="dialog__text">
        {isMove
          ? fillIn(words['Until now: {moment}'], { moment: now })
          : fillIn(
              words[
                'The call of {moment} is removed from both calendars, and its time is offered again. The request stays.'
              ],
              { moment: now },
            )}
      </p>
      {isMove && (
        <ChooseTime
          {...{ call, clock, language, words }}
          chosen={to}
          key={attempt}
          onChoose={setTo}
        />
      )}
      {to && clientClock && (
        <p className="dialog__text">
          {fillIn(words['For the client in {city}: {moment}'], {
            city: clientClock.city,
            moment: inFull(to, clientClock, language),
          })}
        </p>
      )}
      <div className="dialog__field">
        <label htmlFor={id}>{words['Message to the client (optional)']}</label>
        <textarea id={id} maxLength={maxStaffMessage} name="message" rows={3} />
      </div>
    </Dialog>
  )
}

function inFull(moment: string, { timeZone }: Clock, language: string): string {
  const format = dateFormat(timeZone, { dateStyle: 'full', timeStyle: 'short' }, language)
  return format.format(Date.parse(moment))
}
