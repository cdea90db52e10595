import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * The files selected in an input, with a function to remove single ones. If the input accepts
 * several files, a new selection is added to the existing one.
 */
export function useChosenFiles(input: RefObject<HTMLInputElement | null>) {
  const [files, setFiles] = useState<readonly File[]>([])
  const kept = useRef<readonly File[]>([])

  const show = (files: readonly File[]) => {
    kept.current = files
    setFiles(files)
  }

  const keep = (files: readonly File[]) => {
    if (!input.current) return
    const list = new DataTransfer()
    for (const file of files) list.items.add(file)
    input.current.files = list.files
    show(files)
    // Triggers validation of the form.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const look = useEffectEvent(() => show(Array.from(input.current?.files ?? [])))
  const add = useEffectEvent(() => {
    const added = Array.from(input.current?.files ?? [])
    if (!input.current?.multiple) return show(added)
    const others = kept.current.filter((file) => !added.some((other) => isSame(file, other)))
    keep([...others, ...added])
  })

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

  return {
    files,
    remove: (file: File) => {
      keep(kept.current.filter((other) => other !== file))
      input.current?.focus()
    },
  }
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
