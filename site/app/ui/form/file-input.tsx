import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'
import { fieldAria } from './field-aria.ts'

type FileInputProps = Omit<ComponentProps<'input'>, 'width'> &
  FieldText & { id: string; name: string }

/** One or more files. */
export function FileInput({
  label,
  hint,
  error,
  optional,
  width,
  className,
  ...control
}: FileInputProps) {
  const field = { id: control.id, label, hint, error, optional, width, className }
  return (
    <Field {...field}>
      <input type="file" className="control" {...control} {...fieldAria(field)} />
    </Field>
  )
}
