import type { FileRule } from '@vitrina/content/documents/file-rules.ts'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '~/paraglide/messages.js'
import { Icon } from '../action/icon.tsx'
import { classNames } from '../class-names.ts'
import { whenNeeded } from '../when-needed.tsx'
import type { FormMessages } from './submission.ts'

export type FieldText = {
  id: string
  name: string
  label: string
  hint?: ReactNode
  error?: string
  /** Marks the field as optional after its label. */
  optional?: boolean
}

type FieldProps = Omit<FieldText, 'name'>

/** Separates the props of a field from those of its control. */
export function fieldAndControl<Props extends FieldText>(props: Props) {
  const { label, hint, error, optional, ...control } = props
  const field: FieldProps = { id: props.id, label, hint, error, optional }
  return { field, control: { ...control, className: 'control', ...fieldAria(field) } }
}

export function Field(props: FieldProps & { children: ReactNode }) {
  const { id, label, hint, error, optional, children } = props
  return (
    <div className={classNames('field', error && 'field-wrong')}>
      <label htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </div>
  )
}

export function OptionalMark() {
  return <span className="field-optional"> {m.field_optional()}</span>
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-hint" id={hintId(id)}>
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={errorId(id)}>
      <Icon name="warning" size="small" />
      <span className="visually-hidden">{m.field_error()} </span>
      {children}
    </p>
  )
}

const hintId = (id: string) => `${id}-description`
const errorId = (id: string) => `${id}-error`

/** The attributes that link a control to its hint and error. */
export function fieldAria({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    'aria-describedby':
      classNames(hint ? hintId(id) : undefined, error && errorId(id)) || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

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
    placeholder?: string
  }

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

/** If it cannot be loaded, the plain file input remains. */
const ChosenFiles = whenNeeded(() => import('./files/chosen-files.tsx'))

/** With scripts it also lists the files; this code is loaded on first use. */
export function FileInput({ rule, error, ...props }: FieldText & { rule: FileRule }) {
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [isUsed, setIsUsed] = useState(false)
  const use = () => setIsUsed(true)
  const { field, control } = fieldAndControl({ ...props, error: wrong ?? error })

  // Files may have been selected before hydration.
  useEffect(() => setIsUsed(Boolean(input.current?.files?.length)), [])

  return (
    <Field {...field}>
      <input
        type="file"
        {...control}
        accept={rule.accept}
        multiple={rule.maxFiles > 1}
        ref={input}
        onPointerDown={use}
        onFocus={use}
        onChange={use}
      />
      {isUsed && <ChosenFiles input={input} rule={rule} error={error} onCheck={setWrong} />}
    </Field>
  )
}

const UploadProgress = whenNeeded(() => import('./files/upload.tsx'))

/** Loaded while a form is being submitted. */
export function UploadProgressWhenNeeded({ sending }: { sending: boolean }) {
  return sending && <UploadProgress />
}

/** The controls for name, email and phone, the same in all forms. */
export const contactControls = {
  name: { label: m.form_name_label, autoComplete: 'name', maxLength: 120, required: true },
  email: {
    label: m.form_email_label,
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
    required: true,
  },
  phone: {
    label: m.form_phone_label,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
    optional: true,
  },
} as const

export const contactMessages = (): FormMessages => ({
  name: { missing: m.form_name_missing() },
  email: { missing: m.form_email_missing(), invalid: m.form_email_wrong() },
  phone: { invalid: m.form_phone_wrong() },
})
