import { useEffect, useId, useRef } from 'react'
import { m } from '~/paraglide/messages.js'

type ErrorSummaryProps = {
  /** The field's id and what is wrong with it, in the order of the form. */
  errors: { id: string; message: string }[]
}

/**
 * What has to be mended before the form can be sent, each with a link to its field. Takes the focus
 * when it appears, so that nobody has to look for it; not when it changes, which it does while
 * somebody mends a field.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isShown = errors.length > 0

  useEffect(() => {
    if (isShown) summary.current?.focus()
  }, [isShown])

  if (!isShown) return null
  return (
    <div
      ref={summary}
      className="error-summary"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className="text-label">
        {m.form_error_summary_title()}
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id + message}>
            <a href={`#${id}`} onClick={() => document.getElementById(id)?.focus()}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
