'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import './dialog.css'

/** Returns an error message to show in the dialog. */
export type Action<Input = void> = (input: Input) => Promise<string | undefined> | undefined

type Running = { busy: boolean; run: (action: Action) => void }

const RunningContext = createContext<Running>({ busy: false, run: () => {} })

type Props = {
  heading: string
  children: ReactNode
  /** Rendered before the close button. */
  buttons?: ReactNode
  /** Label of the close button; “Cancel” by default. */
  close?: string
  onClose: () => void
  onSubmit?: Action<FormData>
}

/** A modal dialog with a form. Buttons wait for a running action, and its error is shown. */
export function Dialog({ heading, children, buttons, close, onClose, onSubmit }: Props) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => dialog.current?.showModal(), [])

  const run = async (action: Action) => {
    setBusy(true)
    setError(undefined)
    try {
      setError(await action())
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
        className="dialog__form"
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through portals: keep this one from the document's form.
          event.stopPropagation()
          const form = new FormData(event.currentTarget)
          if (onSubmit) void run(() => onSubmit(form))
        }}
      >
        <RunningContext value={{ busy, run }}>
          <h2 id={headingId}>{heading}</h2>
          {children}
          {error && <DialogError isFocused>{error}</DialogError>}
          <div className="dialog__buttons">
            {buttons}
            <Button
              buttonStyle="subtle"
              disabled={busy}
              margin={false}
              onClick={onClose}
              type="button"
            >
              {close ?? t('general:cancel')}
            </Button>
          </div>
        </RunningContext>
      </form>
    </dialog>,
    document.body,
  )
}

type ButtonProps = Pick<
  ComponentProps<typeof Button>,
  'buttonStyle' | 'children' | 'className' | 'disabled'
> & { action?: Action }

/** A disabled submit button loses the focus; an error takes it. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Submits the dialog's form, or runs another action. */
export function DialogButton({ action, disabled, ...props }: ButtonProps) {
  const { busy, run } = use(RunningContext)
  return (
    <Button
      {...props}
      disabled={busy || disabled}
      margin={false}
      onClick={action && (() => run(action))}
      type={action ? 'button' : 'submit'}
    />
  )
}

export function DialogError({ children, isFocused }: { children: ReactNode; isFocused?: boolean }) {
  return (
    <p className="dialog__error" ref={isFocused ? focus : undefined} role="alert" tabIndex={-1}>
      {children}
    </p>
  )
}
