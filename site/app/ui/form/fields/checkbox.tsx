import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { FieldError, fieldAria, Hint } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  id: string
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** A single checkbox, such as a consent. */
export function Checkbox({ label, hint, error, className, ...control }: CheckboxProps) {
  const { id } = control
  return (
    <div className={classNames('field', error && 'field-wrong', className)}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="choice">
        <input {...control} type="checkbox" {...fieldAria({ id, hint, error })} />
        <label htmlFor={id}>{label}</label>
        {hint && <Hint id={id}>{hint}</Hint>}
      </div>
    </div>
  )
}
