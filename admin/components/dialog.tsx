'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './dialog.css'

type Props = {
  heading: string
  children: ReactNode
  submit?: string
  submitButton?: Pick<ComponentProps<typeof Button>, 'className' | 'disabled'>
  otherButtons?: ReactNode
  /** Label of the close button; “Cancel” by default. */
  close?: string
  onClose: () => void
  /** Returns an error message to show in the dialog. The form includes the button's value. */
  onSubmit: (form: FormData) => Promise<string | undefined> | undefined
}

/** A modal dialog with a form, which is disabled while it is submitted. */
export function Dialog({ heading, children, close, onClose, onSubmit, ...buttons }: Props) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (form: FormData) => {
    setBusy(true)
    setError(undefined)
    try {
      setError(await onSubmit(form))
    } finally {
      setBusy(false)
    }
  }
  // Forms cannot be nested, and the document page is itself a form.
  return createPortal(
    <dialog
      aria-labelledby={headingId}
      className="dialog"
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onClose()
      }}
      ref={dialog}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through portals: keep this one from the document's form.
          event.stopPropagation()
          const { submitter } = event.nativeEvent as SubmitEvent
          void submit(new FormData(event.currentTarget, submitter))
        }}
      >
        <fieldset className="dialog__form" disabled={busy}>
          <h2 id={headingId}>{heading}</h2>
          {children}
          {error && <DialogError isFocused>{error}</DialogError>}
          <div className="wrapping-row">
            {buttons.submit && (
              <Button {...buttons.submitButton} margin={false} type="submit">
                {buttons.submit}
              </Button>
            )}
            {buttons.otherButtons}
            <Button buttonStyle="subtle" margin={false} onClick={onClose}>
              {close ?? t('general:cancel')}
            </Button>
          </div>
        </fieldset>
      </form>
    </dialog>,
    document.body,
  )
}

type SelectProps<Value extends string> = {
  label: string
  options: Record<string, string | undefined>
  /** Without it, nothing is selected at first. */
  value?: Value
  onChange: (value: Value) => void
}

export function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange } = props
  const id = useId()
  return (
    <div className="dialog__field">
      <label htmlFor={id}>{label}</label>
      <select
        defaultValue={value ?? ''}
        id={id}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {value === undefined && <option disabled hidden value="" />}
        {Object.entries(options).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A disabled submit button loses the focus; an error takes it. */
const focus = (element: HTMLElement | null) => element?.focus()

export function DialogError({ children, isFocused }: { children: ReactNode; isFocused?: boolean }) {
  return (
    <p className="error-text" ref={isFocused ? focus : undefined} role="alert" tabIndex={-1}>
      {children}
    </p>
  )
}
