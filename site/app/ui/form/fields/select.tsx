import type { ComponentProps } from 'react'
import { Icon } from '../../action/icon.tsx'
import { Field, type FieldText, fieldAndControl, fieldAria } from './field.tsx'

type SelectProps = ComponentProps<'select'> &
  FieldText & {
    id: string
    name: string
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
        <select className="control" {...control} {...fieldAria(field)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
