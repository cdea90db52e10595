import { type RefObject, useEffect, useState } from 'react'

/**
 * The files chosen in an input, for showing and removing single ones. Choosing more adds to those
 * that are there, if it takes several.
 */
export function useChosenFiles(input: RefObject<HTMLInputElement | null>) {
  const [files, setFiles] = useState<readonly File[]>([])

  const keep = (kept: readonly File[]) => {
    if (!input.current) return
    const list = new DataTransfer()
    for (const file of kept) list.items.add(file)
    input.current.files = list.files
    setFiles(kept)
    // Whoever checks the form looks at it again.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // Files may have been chosen before the page started, and a form can be emptied.
  useEffect(() => {
    const look = () => setFiles(Array.from(input.current?.files ?? []))
    const lookWhenEmptied = () => setTimeout(look)
    const form = input.current?.form
    look()
    form?.addEventListener('reset', lookWhenEmptied)
    return () => form?.removeEventListener('reset', lookWhenEmptied)
  }, [input])

  return {
    files,
    /** For `onChange` of the input. */
    chosen: () => {
      const added = Array.from(input.current?.files ?? [])
      if (!input.current?.multiple) return setFiles(added)
      keep([...files.filter((file) => !added.some((other) => isSame(file, other))), ...added])
    },
    remove: (file: File) => {
      keep(files.filter((other) => other !== file))
      input.current?.focus()
    },
  }
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
