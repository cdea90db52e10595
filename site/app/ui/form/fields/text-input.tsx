import type { ComponentProps } from 'react'
import { Field, type FieldText, fieldAndControl, fieldAria } from './field.tsx'

type TextInputProps = Omit<ComponentProps<'input'>, 'width'> &
  FieldText & { id: string; name: string }

/** A single-line text field. */
export function TextInput(props: TextInputProps) {
  const { field, control } = fieldAndControl(props)
  return (
    <Field {...field}>
      <input className="control" {...control} {...fieldAria(field)} />
    </Field>
  )
}

type TextareaProps = ComponentProps<'textarea'> & FieldText & { id: string; name: string }

/** A multi-line text field that grows with its content in browsers that support it. */
export function Textarea(props: TextareaProps) {
  const { field, control } = fieldAndControl(props)
  return (
    <Field {...field}>
      <textarea rows={5} className="control" {...control} {...fieldAria(field)} />
    </Field>
  )
}
