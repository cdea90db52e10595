import type { FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { type RefObject, useEffect } from 'react'
import { m } from '~/paraglide/messages.js'
import { Icon } from '../../action/icon.tsx'
import { checkFiles } from './check-files.ts'
import { formatSize } from './format-size.ts'
import { useChosenFiles } from './use-chosen-files.ts'

export type ChosenFilesProps = {
  input: RefObject<HTMLInputElement | null>
  rule: FileRule
  /** Called with the error message for the files, or `undefined` if all are valid. */
  onCheck: (wrong: string | undefined) => void
}

/**
 * The files selected in an input, each with a remove button. Invalid files block the submission.
 */
export default function ChosenFiles({ input, rule, onCheck }: ChosenFilesProps) {
  const { files, remove } = useChosenFiles(input)
  const wrong = checkFiles(files, rule)

  useEffect(() => {
    input.current?.setCustomValidity(wrong ?? '')
    onCheck(wrong)
  }, [input, wrong, onCheck])

  if (files.length === 0) return null
  return (
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
  )
}
