import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'

const showBusy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy)

/** Delay after typing, in milliseconds. */
const pause = 300

type Filter = { [Name in string]?: string }

/**
 * Applies a form of filters on change, and follows the URL. Without scripts the form is submitted.
 * `q` is typed text. `pathOf`: the list with these filters; empty ones are left out.
 */
export function useInstantFilters(filter: Filter, pathOf: (filter: Filter) => string) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef(filter)
  const navigate = useNavigate()

  /** In the order of `filter`, so that paths can be compared. */
  const readForm = (): Filter => {
    const fields = [...new FormData(form.current ?? undefined)]
    return { ...filter, ...Object.fromEntries(fields.map(([name, text]) => [name, String(text)])) }
  }

  const apply = async (chosen = readForm()) => {
    clearTimeout(timer.current)
    timer.current = undefined
    // The progress of the router would be rendered in a transition, frames later.
    showBusy(true)
    const path = pathOf(chosen)
    // “Back” undoes a filter, but not each pause in typing.
    const isTyping = Boolean(chosen.q && filter.q && chosen.q !== filter.q)
    const replace = isTyping || path === pathOf(filter)
    await navigate(path, { replace, preventScrollReset: true })
    showBusy(false)
  }

  // Filters may have been selected before hydration.
  const catchUp = useEffectEvent(() => {
    const chosen = readForm()
    if (pathOf(chosen) !== pathOf(filter)) apply(chosen)
  })
  useEffect(() => {
    catchUp()
    return () => clearTimeout(timer.current)
  }, [])

  // Follows the URL. While a change is pending, the list that arrives is of the previous filters.
  useEffect(() => {
    if (shown.current === filter) return
    shown.current = filter
    if (timer.current !== undefined) return
    for (const control of form.current?.elements ?? []) {
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      if (!isField || control.type === 'hidden') continue
      const value = filter[control.name] ?? ''
      // A space after the last word stays while the next one is typed.
      if (control.value.trim() !== value) control.value = value
    }
  }, [filter])

  return {
    ref: form,
    onChange: ({ target }: FormEvent) => {
      if (target instanceof HTMLSelectElement) return apply()
      clearTimeout(timer.current)
      timer.current = setTimeout(apply, pause)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      apply()
    },
  }
}
