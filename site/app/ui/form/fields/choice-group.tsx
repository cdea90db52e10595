import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { FieldError, fieldAria, Hint, OptionalMark } from './field.tsx'

type ChoiceGroupProps = {
  type: 'checkbox' | 'radio'
  id: string
  name: string
  legend: string
  options: { value: string; label: string }[]
  /** The value of the selected radio button, or those of the selected checkboxes. */
  defaultValue?: string | string[]
  hint?: ReactNode
  error?: string
  required?: boolean
  optional?: boolean
  /** Side by side instead of stacked. */
  inline?: boolean
}

/** The group has the id, so that an error summary can link to it; the first choice is `${id}-0`. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, name, type, legend, options, defaultValue, hint, error, required } = props
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames('field choice-group', error && 'field-wrong', props.inline && 'inline')}
      {...fieldAria({ id, hint, error })}
    >
      <legend>
        {legend}
        {props.optional && <OptionalMark />}
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {options.map(({ value, label }, position) => {
        const optionId = `${id}-${position}`
        return (
          <div className="choice" key={value}>
            <input
              id={optionId}
              type={type}
              name={name}
              value={value}
              required={required}
              defaultChecked={[defaultValue].flat().includes(value)}
            />
            <label htmlFor={optionId}>{label}</label>
          </div>
        )
      })}
    </fieldset>
  )
}
