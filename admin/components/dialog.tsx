'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import './dialog.css'

type Props = {
  heading: string
  busy?: boolean
  refusal?: string
  children: ReactNode
  /** Rendered before the close button. */
  buttons?: ReactNode
  /** Label of the close button. */
  close: string
  onClose: () => void
  onSubmit?: (form: FormData) => void
}

/** While the request runs, the submit button is disabled and so loses the focus. */
const focus = (element: HTMLElement | null) => element?.focus()

/** A modal dialog with a form. */
export function Dialog(props: Props) {
  const { heading, busy, refusal, children, buttons, close, onClose, onSubmit } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => dialog.current?.showModal(), [])
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
          onSubmit?.(new FormData(event.currentTarget))
        }}
      >
        <h2 id={headingId}>{heading}</h2>
        {children}
        {refusal && (
          <p className="dialog__refusal" ref={focus} role="alert" tabIndex={-1}>
            {refusal}
          </p>
        )}
        <div className="dialog__buttons">
          {buttons}
          <Button
            buttonStyle="subtle"
            disabled={busy}
            margin={false}
            onClick={onClose}
            type="button"
          >
            {close}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
