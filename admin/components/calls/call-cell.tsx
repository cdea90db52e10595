import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { translate } from '@vitrina/content/i18n/translate.ts'
import type { ConsultationRequest } from '@vitrina/content/payload-types.ts'
import type { DefaultServerCellComponentProps } from 'payload'
import { companyTimeZone } from '../company-time-zone.ts'
import './calls.css'

/** In the list of requests: when the call is, on the company's clock; quieter once it is over. */
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
