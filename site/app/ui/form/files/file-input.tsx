import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { useEffect, useRef, useState } from 'react'
import { whenNeeded } from '../../when-needed.tsx'
import { Field, type FieldText, fieldAndControl } from '../fields/field.tsx'

/** If it cannot be loaded, the plain file input remains. */
const ChosenFiles = whenNeeded(() => import('./chosen-files.tsx'))

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
        accept={accepted(rule)}
        multiple={rule.maxFiles > 1}
        ref={input}
        onPointerDown={use}
        onFocus={use}
        onChange={use}
      />
      {isUsed && <ChosenFiles input={input} rule={rule} onCheck={setWrong} />}
    </Field>
  )
}

/** The value of `<input accept>`, which limits what the file dialog offers. */
export function accepted({ kinds }: FileRule): string {
  return kinds
    .flatMap((kind) => [
      documentKinds[kind].mimeType,
      ...documentKinds[kind].extensions.map((extension) => `.${extension}`),
    ])
    .join(',')
}
