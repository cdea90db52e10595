import type { FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { whenNeeded } from '../when-needed.tsx'
import { Field, type FieldText } from './field.tsx'
import { fieldAria } from './field-aria.ts'
import { accepted } from './files/accepted.ts'

type FileInputProps = Omit<ComponentProps<'input'>, 'width' | 'accept' | 'multiple'> &
  FieldText & {
    id: string
    name: string
    /** What it takes. */
    rule: FileRule
  }

/** Where it cannot be loaded, the input is what browsers make of it. */
const ChosenFiles = whenNeeded(() => import('./files/chosen-files.tsx'))

/**
 * One or more files, chosen or dropped. With scripts it lists them, takes single ones back, and
 * says at once what cannot be sent; all of that is loaded when somebody turns to it.
 */
export function FileInput({
  label,
  hint,
  error,
  optional,
  width,
  className,
  rule,
  ...control
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [isUsed, setIsUsed] = useState(false)
  const use = () => setIsUsed(true)
  const field = { id: control.id, label, hint, error: wrong ?? error, optional, width, className }

  // Files may have been chosen before the page started.
  useEffect(() => setIsUsed(Boolean(input.current?.files?.length)), [])

  return (
    <Field {...field}>
      <input
        type="file"
        className="control"
        {...control}
        accept={accepted(rule)}
        multiple={rule.most > 1}
        {...fieldAria(field)}
        ref={input}
        onPointerDown={use}
        onFocus={use}
        onChange={use}
      />
      {isUsed && <ChosenFiles input={input} rule={rule} onCheck={setWrong} />}
    </Field>
  )
}
