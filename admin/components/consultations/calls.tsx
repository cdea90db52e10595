import { isChangeable } from '@vitrina/content/consultations/appointments/appointment.ts'
import {
  knownTimeZone,
  sameClock,
} from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { translator } from '@vitrina/content/i18n/translator.ts'
import type { ConsultationRequest } from '@vitrina/content/payload-types.ts'
import { hasRole } from '@vitrina/content/staff/access.ts'
import type { DefaultServerCellComponentProps, UIFieldServerComponent } from 'payload'
import type { ComponentProps } from 'react'
import { companyTimeZone } from '../company.ts'
import { CallButtons, CallNotice } from './call-dialog.tsx'
import './calls.css'

/** List cell: the time of the call in the company's time zone, dimmed once it is over. */
export async function CallCell({ rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const { startsAt, endsAt, cancelledAt } =
    (rowData as Pick<ConsultationRequest, 'appointment'>).appointment ?? {}
  if (!startsAt) return null
  const timeZone = await companyTimeZone(payload)
  const moment = dateFormat(timeZone, callFormat, i18n.language).format(Date.parse(startsAt))
  const isAhead = !cancelledAt && Date.parse(endsAt ?? startsAt) > Date.now()
  return (
    <span className={isAhead ? 'call-cell' : 'call-cell call-cell--quiet'}>
      {cancelledAt ? translator(i18n)('Cancelled') : <time dateTime={startsAt}>{moment}</time>}
    </span>
  )
}

type Props = ComponentProps<UIFieldServerComponent>

export function CancelledCall({ req }: Props) {
  return (
    <CallNotice>
      <p className="call-cancelled">{translator(req.i18n)('The call is cancelled.')}</p>
    </CallNotice>
  )
}

/** Buttons for rescheduling and cancelling the call of a request, until the call starts. */
export async function ChangeCall({ data, id, req: { payload, user } }: Props) {
  if (!id || !hasRole(user, 'admin', 'sales')) return null
  const { name, appointment } = data as ConsultationRequest
  const { startsAt, timeZone } = appointment ?? {}
  if (!startsAt || !isChangeable({ appointment })) return null
  const companyZone = await companyTimeZone(payload)
  const clientZone = knownTimeZone(timeZone)
  const differs = clientZone && !sameClock(clientZone, companyZone, Date.parse(startsAt))
  return (
    <CallNotice>
      <CallButtons
        call={{ id: Number(id), name, startsAt }}
        clientTimeZone={differs ? clientZone : undefined}
        timeZone={companyZone}
      />
    </CallNotice>
  )
}
