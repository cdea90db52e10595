import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'
import { fieldAria } from './field-aria.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'width'> &
  FieldText & { id: string; name: string }

/** A single-line text field. */
export function TextInput({
  label,
  hint,
  error,
  optional,
  width,
  className,
  ...control
}: TextInputProps) {
  const field = { id: control.id, label, hint, error, optional, width, className }
  return (
    <Field {...field}>
      <input className="control" {...control} {...fieldAria(field)} />
    </Field>
  )
}
