import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { translate } from '@vitrina/content/i18n/translate.ts'
import type { ConsultationRequest } from '@vitrina/content/payload-types.ts'
import type { DefaultServerCellComponentProps, UIFieldServerComponent } from 'payload'
import { companyTimeZone } from '../company-time-zone.ts'
import './calls.css'
import { isChangeable } from '@vitrina/content/consultations/appointments/change-appointment.ts'
import {
  cityOf,
  knownTimeZone,
  sameClock,
} from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { hasRole } from '@vitrina/content/staff/roles.ts'
import type { ComponentProps } from 'react'
import { wordsFor } from '../words.ts'
import { CallButtons } from './call-buttons.tsx'
import { callWords } from './labels.ts'

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
      {cancelledAt ? (
        translate('Cancelled', i18n.language)
      ) : (
        <time dateTime={startsAt}>{moment}</time>
      )}
    </span>
  )
}

type Props = ComponentProps<UIFieldServerComponent> & { id?: number | string }

/** Buttons for rescheduling and cancelling the call of a request, until the call starts. */
export async function ChangeCall({ id, req }: Props) {
  const { payload, user, i18n } = req
  if (!id || !hasRole(user, 'admin', 'sales')) return null
  const request = await payload.findByID({
    collection: 'consultation-requests',
    id,
    depth: 0,
    select: { name: true, appointment: true },
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  const { startsAt, timeZone: clients } = request?.appointment ?? {}
  if (!request || !startsAt || !isChangeable(request)) return null
  const timeZone = await companyTimeZone(payload)
  const elsewhere = knownTimeZone(clients)
  const differs = elsewhere && !sameClock(elsewhere, timeZone, Date.parse(startsAt))
  return (
    <CallButtons
      call={{ id: request.id, name: request.name, startsAt }}
      clock={{ timeZone, city: cityOf(timeZone) }}
      clientClock={differs ? { timeZone: elsewhere, city: cityOf(elsewhere) } : undefined}
      language={i18n.language}
      words={wordsFor(i18n.language, callWords)}
    />
  )
}
