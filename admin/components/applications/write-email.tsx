'use client'
import { Button, toast, useFormModified } from '@payloadcms/ui'
import {
  type ApplicationStatus,
  interpolateStepEmail,
  maxSubjectLength,
  maxTextLength,
  type StepEmailTemplate,
  type StepEmailValues,
} from '@vitrina/content/applications/status-email.ts'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { ToolButton } from '../controls.tsx'
import { Dialog, SelectField } from '../dialog.tsx'

type Props = {
  application: { id: number; name: string; status: ApplicationStatus }
  labels: Record<string, string>
  templates: StepEmailTemplate[]
  values: StepEmailValues
}

export function WriteEmail({ application, labels, templates, values }: Props) {
  const { id, name, status } = application
  const { t } = useMessages()
  const api = useApi()
  const isModified = useFormModified()
  const [step, setStep] = useState<ApplicationStatus>()
  const find = (wanted?: ApplicationStatus) => templates.find((one) => one.status === wanted)
  const chosen = find(step)

  const open = () => {
    // Sending reloads the page to show the new status, which would discard unsaved changes.
    if (isModified) toast.info(t('Save or undo your changes first.'))
    else setStep((find(status) ?? templates[0])?.status)
  }
  const send = async (email?: Email) => {
    const { error } = await api(`applications/${id}/move`, { from: status, to: step, email })
    if (error !== undefined) return error
    toast.success(t('The email is in the queue.'))
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
          email={interpolateStepEmail(chosen, values)}
          heading={t('Email to {name}', { name })}
          onClose={() => setStep(undefined)}
          onSend={send}
          submit={t(chosen.status === status ? 'Send' : 'Move and send')}
        >
          <SelectField
            label={t('Step')}
            onChange={setStep}
            options={Object.fromEntries(templates.map((one) => [one.status, labels[one.status]]))}
            value={chosen.status}
          />
        </EmailDialog>
      )}
    </>
  )
}

export type Email = { subject: string; text: string }

type DialogProps = Pick<ComponentProps<typeof Dialog>, 'heading' | 'onClose'> & {
  email: Email
  submit: string
  children?: ReactNode
  /** Whether the status can be changed without an email. */
  isOptional?: boolean
  onSend: (email?: Email) => Promise<string | undefined> | undefined
}

/** Dialog for an email to an applicant, prefilled and editable. */
export function EmailDialog({ email, children, isOptional, onSend, ...dialog }: DialogProps) {
  return (
    <Dialog
      {...dialog}
      onSubmit={(form) => onSend(readEmail(form))}
      otherButtons={isOptional && <SkipButton />}
    >
      {children}
      {/* Remount for another email to discard the edits to the previous one. */}
      <div className="dialog__fields" key={`${email.subject}\n${email.text}`}>
        <EmailFields email={email} />
      </div>
    </Dialog>
  )
}

export function EmailFields({ email, hint }: { email: Email; hint?: string }) {
  const { t } = useMessages()
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}-subject`}>{t('Subject')}</label>
      <input
        defaultValue={email.subject}
        id={`${id}-subject`}
        maxLength={maxSubjectLength}
        name="subject"
        required
      />
      <label htmlFor={`${id}-text`}>{t('Text')}</label>
      <textarea
        aria-describedby={hint && `${id}-hint`}
        defaultValue={email.text}
        id={`${id}-text`}
        maxLength={maxTextLength}
        name="text"
        required
        rows={10}
      />
      {hint && (
        <p className="caption" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

export function SkipButton({ isPrimary = false }) {
  const { t } = useMessages()
  return (
    <Button
      buttonStyle={isPrimary ? 'primary' : 'secondary'}
      extraButtonProps={{ formNoValidate: true, name: 'skip', value: 'yes' }}
      margin={false}
      type="submit"
    >
      {t('Move without an email')}
    </Button>
  )
}

/** Reads the edited email from the form. @returns undefined when it was submitted without */
export function readEmail(form: FormData): Email | undefined {
  if (form.has('skip')) return undefined
  return { subject: String(form.get('subject')), text: String(form.get('text')) }
}
