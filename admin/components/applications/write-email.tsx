'use client'
import { toast, useFormModified } from '@payloadcms/ui'
import {
  type ApplicationStatus,
  interpolateStepEmail,
  type StepEmail,
  type StepEmailValues,
} from '@vitrina/content/applications/status-email.ts'
import { useId, useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { ToolButton } from '../tool-button.tsx'
import { type Email, EmailDialog } from './email-dialog.tsx'

type Props = {
  application: { id: number; name: string; status: ApplicationStatus }
  labels: Record<string, string>
  templates: StepEmail[]
  values: StepEmailValues
}

/** Opens the email dialog, where the template can be chosen. */
export function WriteEmail({ application, labels, templates, values }: Props) {
  const { id, name, status } = application
  const { t } = useMessages()
  const api = useApi()
  const isModified = useFormModified()
  const stepId = useId()
  const [step, setStep] = useState<ApplicationStatus>()
  const chosen = templates.find((template) => template.status === step)

  const open = () => {
    // Sending reloads the page to show the new status, which would discard unsaved changes.
    if (isModified) return toast.info(t('Save or undo your changes first.'))
    setStep((templates.find((template) => template.status === status) ?? templates[0])?.status)
  }
  const send = async (mail: Email) => {
    const response = await api(`applications/${id}/move`, {
      body: { from: status, to: step, mail },
    })
    if ('error' in response) return response.error
    toast.success(t('The mail is in the queue.'))
    setStep(undefined)
    window.location.reload()
    return undefined
  }
  return (
    <>
      <ToolButton onClick={open} size="medium">
        {t('Write with a template')}
      </ToolButton>
      {chosen && (
        <EmailDialog
          changesStatus={chosen.status !== status}
          email={interpolateStepEmail(chosen, values)}
          heading={t('A mail to {name}', { name })}
          onCancel={() => setStep(undefined)}
          onSend={send}
        >
          <div className="dialog__field">
            <label htmlFor={stepId}>{t('Step')}</label>
            <select
              id={stepId}
              onChange={(event) => setStep(event.target.value as ApplicationStatus)}
              value={chosen.status}
            >
              {templates.map((template) => (
                <option key={template.status} value={template.status}>
                  {labels[template.status]}
                </option>
              ))}
            </select>
          </div>
        </EmailDialog>
      )}
    </>
  )
}
