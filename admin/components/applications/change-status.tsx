'use client'

import { Button, useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import {
  type ApplicationStatus,
  interpolateStepEmail,
  type StepEmail,
} from '@vitrina/content/applications/status-email.ts'
import type { Application } from '@vitrina/content/payload-types.ts'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useId, useState } from 'react'
import { type Api, queryParameters, useApi, useMessages } from '../client.ts'
import { Dialog, DialogButton } from '../dialog.tsx'
import { EmailFields, readEmail } from './email-dialog.tsx'

type Props = {
  labels: Record<string, string>
  templates: StepEmail[]
  company: string
}

/** Shows the button for changing the status while applications are selected. */
export function ChangeStatus(props: Props) {
  const { count } = useSelection()
  const [isOpen, setOpen] = useState(false)
  const { t } = useMessages()
  if (!count) return null
  return (
    <>
      <Button margin={false} onClick={() => setOpen(true)} size="small">
        {t('Change status ({count})', { count })}
      </Button>
      {isOpen && <ChangeStatusDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Asks for the new status and whether to send its email, applies both and shows the result. */
function ChangeStatusDialog({
  labels,
  templates,
  company,
  onClose,
}: Props & { onClose: () => void }) {
  const { count = 0 } = useSelection()
  const readSelected = useSelected()
  const api = useApi()
  const { t } = useMessages()
  const id = useId()
  const [to, setTo] = useState<ApplicationStatus>()
  const [progress, setProgress] = useState<string>()
  const [result, setResult] = useState<Result>()

  const close = () => {
    if (result) window.location.reload()
    else onClose()
  }
  const change = async (status: ApplicationStatus, template?: StepEmail) => {
    setProgress(t('{done} of {count}', { done: 0, count }))
    const selected = await readSelected()
    if ('error' in selected) {
      setProgress(undefined)
      return selected.error
    }
    const { docs } = selected.data
    setResult(
      await changeAll(docs, {
        ...{ api, to: status, template, company },
        onProgress: (done) => setProgress(t('{done} of {count}', { done, count: docs.length })),
      }),
    )
    setProgress(undefined)
    return undefined
  }
  const template = templates.find(({ status }) => status === to)
  const busy = progress !== undefined
  return (
    <Dialog
      buttons={
        to &&
        !result && (
          <>
            {template && <DialogButton>{t('Move and send')}</DialogButton>}
            <DialogButton
              action={() => change(to)}
              buttonStyle={template ? 'secondary' : 'primary'}
            >
              {t('Move without a mail')}
            </DialogButton>
          </>
        )
      }
      close={result ? t('Close') : t('Back')}
      heading={t('Change the status of {count} selected', { count })}
      onClose={close}
      onSubmit={(form) => template && change(template.status, { ...template, ...readEmail(form) })}
    >
      {result ? (
        <ResultList result={result} />
      ) : (
        <>
          <div className="dialog__field">
            <label htmlFor={`${id}-status`}>{t('New status')}</label>
            <select
              disabled={busy}
              id={`${id}-status`}
              onChange={({ target }) => setTo(target.value as ApplicationStatus)}
              value={to ?? ''}
            >
              <option disabled hidden value="" />
              {Object.entries(labels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {template && (
            <fieldset className="dialog__fields" disabled={busy} key={to}>
              <legend>{t('Send them the status mail?')}</legend>
              <EmailFields
                email={template}
                hint={t('Words in braces are filled in for each person.')}
              />
            </fieldset>
          )}
          {to && !template && (
            <p className="dialog__hint">{t('There is no prepared mail for this status.')}</p>
          )}
        </>
      )}
      <p className="dialog__hint" role="status">
        {progress}
      </p>
    </Dialog>
  )
}

type Selected = Pick<Application, 'id' | 'name' | 'reference' | 'status' | 'vacancy'>

/** Reads the selected applications: the checked ones, or all that match the list's filter. */
function useSelected() {
  const { selectAll, selectedIDs } = useSelection()
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const api = useApi()
  const where =
    String(selectAll) === 'allAvailable'
      ? mergeListSearchAndWhere({
          collectionConfig: getEntityConfig({ collectionSlug: 'applications' }),
          search: query?.search ?? '',
          where: query?.where,
        })
      : { id: { in: selectedIDs } }
  const parameters = new URLSearchParams([
    ...queryParameters('where', where),
    ...queryParameters('select', { name: true, reference: true, status: true, vacancy: true }),
    ['populate[vacancies][title]', 'true'],
    ['depth', '1'],
    ['pagination', 'false'],
  ])
  return () => api<{ docs: Selected[] }>(`applications?${parameters}`)
}

/** The result of changing the status of several applications. */
type Result = {
  changed: number
  sent: number
  /** Applications that already had the status; no email is sent to them. */
  unchanged: number
  failed: { id: number; name: string; reason: string }[]
}

type Change = {
  api: Api
  to: ApplicationStatus
  /** The template with unfilled placeholders; without it no email is sent. */
  template?: StepEmail
  company: string
  onProgress: (done: number) => void
}

/**
 * Changes applications one at a time, each with its email in one transaction, so that failures can
 * be reported by name. Sends no further requests after a connection error or an expired session.
 */
async function changeAll(
  applications: readonly Selected[],
  { api, to, template, company, onProgress }: Change,
): Promise<Result> {
  const result: Result = { changed: 0, sent: 0, unchanged: 0, failed: [] }
  let aborted: { error: string; status: number } | undefined
  for (const [done, { id, name, reference, status, vacancy }] of applications.entries()) {
    onProgress(done)
    if (status === to) {
      result.unchanged++
      continue
    }
    const title = typeof vacancy === 'object' ? vacancy?.title : undefined
    const email =
      template && interpolateStepEmail(template, { name, reference, company, vacancy: title })
    const mail = email && { subject: email.subject, text: email.text }
    const response =
      aborted ?? (await api(`applications/${id}/move`, { body: { from: status, to, mail } }))
    if ('error' in response) {
      result.failed.push({ id, name, reason: response.error })
      if (response.status === 0 || response.status === 401) aborted = response
    } else {
      result.changed++
      if (email) result.sent++
    }
  }
  return result
}

/** The counts of the result, with failed applications listed by name. */
function ResultList({ result: { changed, sent, unchanged, failed } }: { result: Result }) {
  const { t } = useMessages()
  return (
    <div className="dialog__result" role="status">
      <ul>
        <li>{t('Moved: {count}', { count: changed })}</li>
        <li>{t('Mails in the queue: {count}', { count: sent })}</li>
        {unchanged > 0 && <li>{t('Already there: {count}', { count: unchanged })}</li>}
        {failed.length > 0 && <li>{t('Not moved: {count}', { count: failed.length })}</li>}
      </ul>
      {failed.length > 0 && (
        <ul className="dialog__error">
          {failed.map(({ id, name, reason }) => (
            <li key={id}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
