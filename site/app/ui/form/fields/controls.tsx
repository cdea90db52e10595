import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../action/icon.tsx'
import { classNames } from '../../class-names.ts'
import { Field, FieldError, type FieldText, fieldAndControl, fieldAria } from './field.tsx'

/** A single-line text field. */
export function TextInput(props: ComponentProps<'input'> & FieldText) {
  const { field, control } = fieldAndControl(props)
  return (
    <Field {...field}>
      <input {...control} />
    </Field>
  )
}

/** A multi-line text field that grows with its content in browsers that support it. */
export function Textarea(props: ComponentProps<'textarea'> & FieldText) {
  const { field, control } = fieldAndControl(props)
  return (
    <Field {...field}>
      <textarea {...control} />
    </Field>
  )
}

type SelectProps = ComponentProps<'select'> &
  FieldText & {
    options: { value: string; label: string }[]
    /** The label of the first, empty option. */
    placeholder?: string
  }

/** One of many options. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = fieldAndControl(props)
  return (
    <Field {...field}>
      <span className="select">
        <select {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}

type CheckboxProps = ComponentProps<'input'> & { id: string; label: ReactNode; error?: string }

/** A single checkbox, such as a consent. */
export function Checkbox({ label, error, ...control }: CheckboxProps) {
  const { id } = control
  return (
    <div className={classNames('field', error && 'field-wrong')}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="choice">
        <input {...control} type="checkbox" {...fieldAria({ id, error })} />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  )
}
