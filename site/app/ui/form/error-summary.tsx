import { type Ref, useId } from 'react'
import { m } from '~/paraglide/messages.js'

/** A field's id and its error message. */
export type FieldProblem = { id: string; message: string }

type ErrorSummaryProps = {
  ref?: Ref<HTMLDivElement>
  /** In the order of the form. */
  errors: FieldProblem[]
}

/** The validation errors of a form, each linked to its field. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const titleId = useId()
  return (
    <div
      ref={ref}
      className="error-summary"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the result of a submission, also without scripts
      autoFocus={Boolean(ref)}
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
