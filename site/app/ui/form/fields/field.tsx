import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages.js'
import { Icon } from '../../action/icon.tsx'
import { classNames } from '../../class-names.ts'

/** The props shared by all controls. */
export type FieldText = {
  id: string
  name: string
  label: string
  hint?: ReactNode
  error?: string
  /** Marks the field as optional after its label. */
  optional?: boolean
}

type FieldProps = Omit<FieldText, 'name'>

/** Separates the props of a field from those of its control. */
export function fieldAndControl<Props extends FieldText>(props: Props) {
  const { label, hint, error, optional, ...control } = props
  const field: FieldProps = { id: props.id, label, hint, error, optional }
  return { field, control: { ...control, className: 'control', ...fieldAria(field) } }
}

/** A control with its label, hint and error. */
export function Field(props: FieldProps & { children: ReactNode }) {
  const { id, label, hint, error, optional, children } = props
  return (
    <div className={classNames('field', error && 'field-wrong')}>
      <label htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </div>
  )
}

export function OptionalMark() {
  return <span className="field-optional"> {m.field_optional()}</span>
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-hint" id={hintId(id)}>
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={errorId(id)}>
      <Icon name="warning" size="small" />
      <span className="visually-hidden">{m.field_error()} </span>
      {children}
    </p>
  )
}

const hintId = (id: string) => `${id}-description`
const errorId = (id: string) => `${id}-error`

/** The attributes that link a control to its hint and error. */
export function fieldAria({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    'aria-describedby':
      classNames(hint ? hintId(id) : undefined, error && errorId(id)) || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
