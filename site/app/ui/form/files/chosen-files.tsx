import { documentKinds } from '@vitrina/content/documents/document-kinds.ts'
import type { FileRule } from '@vitrina/content/documents/file-rules.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { IconButton } from '../../action/button.tsx'

type ChosenFilesProps = {
  input: RefObject<HTMLInputElement | null>
  rule: FileRule
  /** The error of the last submission, which names the files that were rejected. */
  error?: string
  /** Called with the error message for the files, or `undefined` if all are valid. */
  onCheck: (wrong: string | undefined) => void
}

/** A new selection is added to the existing one, if several files are accepted. */
export default function ChosenFiles({ input, rule, error, onCheck }: ChosenFilesProps) {
  const [files, setFiles] = useState<readonly File[]>([])
  /** Marked in the list, and dropped from it when others are chosen. */
  const [rejected, setRejected] = useState<readonly File[]>([])
  const wrong = checkFiles(files, rule)

  useEffect(() => {
    input.current?.setCustomValidity(wrong ?? '')
    onCheck(wrong)
  }, [input, wrong, onCheck])

  const keep = (files: readonly File[]) => {
    if (!input.current) return
    const list = new DataTransfer()
    for (const file of files) list.items.add(file)
    input.current.files = list.files
    setFiles(files)
    // Triggers validation of the form.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const look = useEffectEvent(() => setFiles([...(input.current?.files ?? [])]))
  const add = useEffectEvent(() => {
    if (!input.current?.multiple) return look()
    const added = [...(input.current.files ?? [])]
    const others = files.filter(
      (file) => !rejected.includes(file) && !added.some((other) => isSame(file, other)),
    )
    keep([...others, ...added])
  })

  const markRejected = useEffectEvent(() => setRejected(namedIn(error, files)))
  useEffect(() => {
    if (error) markRejected()
  }, [error])

  // Files may have been selected before hydration, and the form can be reset.
  useEffect(() => {
    const control = input.current
    const form = control?.form
    const lookWhenEmptied = () => setTimeout(look)
    look()
    control?.addEventListener('change', add)
    form?.addEventListener('reset', lookWhenEmptied)
    return () => {
      control?.removeEventListener('change', add)
      form?.removeEventListener('reset', lookWhenEmptied)
    }
  }, [input])

  const remove = (file: File) => {
    keep(files.filter((other) => other !== file))
    input.current?.focus()
  }

  if (files.length === 0) return null
  return (
    <ul className="chosen-files" aria-label={m.files_chosen()}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span className="chosen-file-name">{file.name}</span>
          {rejected.includes(file) && (
            <strong className="chosen-file-rejected">{m.file_rejected()}</strong>
          )}
          <span className="chosen-file-size">{formatSize(file.size)}</span>
          <IconButton
            icon="close"
            label={m.file_remove({ name: file.name })}
            onClick={() => remove(file)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The files that an error message names, as the server cleans their names. */
export const namedIn = <Named extends { name: string }>(
  error = '',
  files: readonly Named[],
): Named[] => files.filter(({ name }) => error.includes(`“${name.normalize()}”`))

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Such as “1.2 MB”; a megabyte is 1,024 × 1,024 bytes, as in the limits shown to visitors. */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: units[power],
    // The short form has no plural: “9 byte”.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1024 ** power)
}

type ChosenFile = Pick<File, 'name' | 'size'>

/** A sentence on a wrong number, sizes or extensions; the server validates the content. */
export function checkFiles(files: readonly ChosenFile[], rule: FileRule): string | undefined {
  const all = files.length > rule.maxFiles ? tooMany(rule) : undefined
  return together([all, ...files.map((file) => checkFile(file, rule))])
}

function checkFile({ name, size }: ChosenFile, rule: FileRule): string | undefined {
  if (!mayBeOf(rule.kinds, name)) return wrongKind(name, rule)
  if (size > rule.maxSize) return tooLarge(name, rule)
  return size === 0 ? emptyFile(name) : undefined
}

/** Whether a name has an extension of one of these kinds; a name without extension passes. */
export function mayBeOf(kinds: FileRule['kinds'], name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!extension) return true
  return kinds.some((kind) =>
    (documentKinds[kind].extensions as readonly string[]).includes(extension),
  )
}

// The server uses the same messages.

export const tooMany = ({ maxFiles }: FileRule): string =>
  maxFiles === 1 ? m.file_too_many_one() : m.file_too_many({ max: maxFiles })

export const tooLarge = (name: string, { maxSize }: FileRule): string =>
  m.file_too_large({ name, megabytes: Math.floor(maxSize / 1024 ** 2) })

/** Joins the distinct sentences about several files; `undefined` if there are none. */
export const together = (sentences: readonly (string | undefined)[]): string | undefined =>
  [...new Set(sentences)].filter(Boolean).join(' ') || undefined

export const emptyFile = (name: string): string => m.file_empty({ name })

export const wrongKind = (name: string, { kinds }: FileRule): string =>
  m.file_wrong_kind({ name, kinds: kinds.map((kind) => documentKinds[kind].name).join(', ') })
