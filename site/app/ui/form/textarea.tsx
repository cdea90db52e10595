import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'
import { fieldAria } from './field-aria.ts'

type TextareaProps = ComponentProps<'textarea'> & FieldText & { id: string; name: string }

/** Several lines of text; grows with them where the browser can. */
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
