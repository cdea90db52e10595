import { Form, useNavigation } from 'react-router'
import { m } from '~/paraglide/messages.js'
import type { ConsultationTimes } from '~/routes/hire-us/hire-us.server.ts'
import { Button } from '~/ui/action/button.tsx'
import { Heading } from '~/ui/type/text.tsx'
import { TimePicker } from '../time-picker.tsx'

type Props = {
  /** The URL of the page, to which the forms are submitted. */
  address: string
  /** The current time, ISO 8601, so that a changed appointment is not changed unseen. */
  startsAt: string
  times: ConsultationTimes | undefined
  error: string | undefined
}

/** The forms to reschedule or cancel an appointment. */
export function ChangeForms({ address, startsAt, times, error }: Props) {
  const intent = useNavigation().formData?.get('intent')
  const from = <input type="hidden" name="from" value={startsAt} autoComplete="off" />
  return (
    <>
      <Form method="post" action={address} replace className="consultation-part" data-fresh>
        {from}
        <Heading level={2} size="subheading">
          {m.appointment_move_title()}
        </Heading>
        {times ? (
          <>
            <TimePicker
              id="slot"
              name="slot"
              legend={m.appointment_move_legend()}
              times={times}
              error={error}
            />
            <div>
              <Button type="submit" name="intent" value="move" busy={intent === 'move'}>
                {m.appointment_move()}
              </Button>
            </div>
          </>
        ) : (
          <p>{m.appointment_move_none()}</p>
        )}
      </Form>
      <Form method="post" action={address} replace className="consultation-part">
        {from}
        <Heading level={2} size="subheading">
          {m.appointment_cancel_title()}
        </Heading>
        <p>{m.appointment_cancel_text()}</p>
        <div>
          <Button
            type="submit"
            name="intent"
            value="cancel"
            variant="secondary"
            busy={intent === 'cancel'}
          >
            {m.appointment_cancel()}
          </Button>
        </div>
      </Form>
    </>
  )
}
