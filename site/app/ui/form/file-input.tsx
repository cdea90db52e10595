import type { FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { type ComponentProps, useRef } from 'react'
import { m } from '~/paraglide/messages.js'
import { Icon } from '../action/icon.tsx'
import { Field, type FieldText } from './field.tsx'
import { fieldAria } from './field-aria.ts'
import { accepted, checkFiles } from './files/check-files.ts'
import { formatSize } from './files/format-size.ts'
import { useChosenFiles } from './files/use-chosen-files.ts'

type FileInputProps = Omit<ComponentProps<'input'>, 'width' | 'accept' | 'multiple'> &
  FieldText & {
    id: string
    name: string
    /** What it takes. */
    rule: FileRule
  }

/**
 * One or more files, chosen or dropped. With scripts it lists them, takes single ones back, and
 * says at once what cannot be sent.
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
  const { files, chosen, remove } = useChosenFiles(input)
  const wrong = checkFiles(files, rule) ?? error
  const field = { id: control.id, label, hint, error: wrong, optional, width, className }
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
        onChange={chosen}
      />
      {files.length > 0 && (
        <ul className="chosen-files" aria-label={m.files_chosen()}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span className="chosen-file-name">{file.name}</span>
              <span className="chosen-file-size">{formatSize(file.size)}</span>
              <button type="button" onClick={() => remove(file)}>
                <Icon name="close" />
                <span className="visually-hidden">{m.file_remove({ name: file.name })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
