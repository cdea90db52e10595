import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'
import { fieldAria } from './field-aria.ts'

type TextareaProps = ComponentProps<'textarea'> & FieldText & { id: string; name: string }

/** A multi-line text field that grows with its content in browsers that support it. */
export function Textarea({
  label,
  hint,
  error,
  optional,
  width,
  className,
  ...control
}: TextareaProps) {
  const field = { id: control.id, label, hint, error, optional, width, className }
  return (
    <Field {...field}>
      <textarea rows={5} className="control" {...control} {...fieldAria(field)} />
    </Field>
  )
}
