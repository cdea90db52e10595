'use client'
import { Button, useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import {
  type ApplicationStatus,
  interpolateStepEmail,
  type StepEmailTemplate,
} from '@vitrina/content/applications/status-email.ts'
import type { Application } from '@vitrina/content/payload-types.ts'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useState } from 'react'
import { type ApiResult, queryParameters, useApi, useMessages } from '../client.ts'
import { Dialog, SelectField } from '../dialog.tsx'
import { type Email, EmailFields, readEmail, SkipButton } from './write-email.tsx'

type Props = { labels: Record<string, string>; templates: StepEmailTemplate[]; company: string }

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

type Result = {
  changed: number
  /** Applications that already had the status; no email is sent to them. */
  unchanged: number
  failed: { id: number; name: string; reason: string }[]
  withEmail: boolean
}

type DialogProps = Props & { onClose: () => void }

function ChangeStatusDialog({ labels, templates, company, onClose }: DialogProps) {
  const { count = 0 } = useSelection()
  const readSelected = useSelected()
  const api = useApi()
  const { t } = useMessages()
  const [to, setTo] = useState<ApplicationStatus>()
  const [progress, setProgress] = useState<string>()
  const [result, setResult] = useState<Result>()
  const template = templates.find(({ status }) => status === to)

  const change = async (email?: Email) => {
    setProgress(t('{done} of {count}', { done: 0, count }))
    const { data, error } = await readSelected()
    if (data) setResult(await changeAll(data.docs, email))
    setProgress(undefined)
    return error
  }
  // One request each, in a transaction with its email, so that failures are reported by name. Stops
  // after a connection error or an expired session.
  const changeAll = async (selected: Selected[], email?: Email): Promise<Result> => {
    const result: Result = { changed: 0, unchanged: 0, failed: [], withEmail: Boolean(email) }
    let aborted: ApiResult<object> | undefined
    for (const [done, { id, name, reference, status, vacancy }] of selected.entries()) {
      setProgress(t('{done} of {count}', { done, count: selected.length }))
      if (status === to) {
        result.unchanged++
        continue
      }
      const title = typeof vacancy === 'object' ? vacancy?.title : undefined
      const values = { name, reference, company, vacancy: title }
      const filled = template && email && interpolateStepEmail({ ...template, ...email }, values)
      const response =
        aborted ?? (await api(`applications/${id}/move`, { from: status, to, email: filled }))
      if (response.data) {
        result.changed++
      } else {
        result.failed.push({ id, name, reason: response.error })
        if (response.status === 0 || response.status === 401) aborted = response
      }
    }
    return result
  }
  return (
    <Dialog
      close={result ? t('Close') : t('Back')}
      heading={t('Change the status of {count} selected', { count })}
      onClose={() => (result ? window.location.reload() : onClose())}
      onSubmit={(form) => change(readEmail(form))}
      otherButtons={to && !result && <SkipButton isPrimary={!template} />}
      submit={template && !result ? t('Move and send') : undefined}
    >
      {result ? (
        <ResultList {...result} />
      ) : (
        <>
          <SelectField<ApplicationStatus>
            label={t('New status')}
            onChange={setTo}
            options={labels}
          />
          {template && (
            <fieldset className="dialog__fields" key={to}>
              <legend>{t('Send them the status email?')}</legend>
              <EmailFields
                email={template}
                hint={t('Words in braces are filled in for each person.')}
              />
            </fieldset>
          )}
          {to && !template && (
            <p className="caption">{t('No email is prepared for this status.')}</p>
          )}
        </>
      )}
      <p className="caption" role="status">
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

function ResultList({ changed, unchanged, failed, withEmail }: Result) {
  const { t } = useMessages()
  return (
    <div className="dialog__result" role="status">
      <ul>
        <li>{t('Moved: {count}', { count: changed })}</li>
        <li>{t('Emails in the queue: {count}', { count: withEmail ? changed : 0 })}</li>
        {unchanged > 0 && <li>{t('Already there: {count}', { count: unchanged })}</li>}
        {failed.length > 0 && <li>{t('Not moved: {count}', { count: failed.length })}</li>}
      </ul>
      {failed.length > 0 && (
        <ul className="error-text">
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
