import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { FieldError, fieldAria, Hint, hintId, OptionalMark } from './field.tsx'

type Option = { value: string; label: string; hint?: string }

type GroupProps = {
  id: string
  name: string
  legend: string
  options: Option[]
  hint?: ReactNode
  error?: string
  optional?: boolean
  /** Side by side instead of stacked. */
  inline?: boolean
  className?: string
}

/** Any number of a few options. */
export function CheckboxGroup({
  defaultValue = [],
  ...group
}: GroupProps & { defaultValue?: string[] }) {
  return (
    <ChoiceGroup {...group} type="checkbox" isChosen={(value) => defaultValue.includes(value)} />
  )
}

/** One of a few options. */
export function RadioGroup({
  defaultValue,
  required,
  ...group
}: GroupProps & { defaultValue?: string; required?: boolean }) {
  return (
    <ChoiceGroup
      {...group}
      type="radio"
      required={required}
      isChosen={(value) => value === defaultValue}
    />
  )
}

type ChoiceGroupProps = GroupProps & {
  type: 'checkbox' | 'radio'
  required?: boolean
  isChosen: (value: string) => boolean
}

/** The group has the id, so that an error summary can link to it; the first choice is `${id}-0`. */
function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    id,
    name,
    type,
    legend,
    options,
    hint,
    error,
    optional,
    inline,
    required,
    isChosen,
    className,
  } = props
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames(
        'field',
        'choice-group',
        error && 'field-wrong',
        inline && 'inline',
        className,
      )}
      {...fieldAria({ id, hint, error })}
    >
      <legend>
        {legend}
        {optional && <OptionalMark />}
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {options.map(({ value, label, hint: optionHint }, position) => {
        const optionId = `${id}-${position}`
        return (
          <div className="choice" key={value}>
            <input
              id={optionId}
              type={type}
              name={name}
              value={value}
              required={required}
              defaultChecked={isChosen(value)}
              aria-describedby={optionHint && hintId(optionId)}
            />
            <label htmlFor={optionId}>{label}</label>
            {optionHint && <Hint id={optionId}>{optionHint}</Hint>}
          </div>
        )
      })}
    </fieldset>
  )
}
