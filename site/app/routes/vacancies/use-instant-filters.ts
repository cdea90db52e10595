import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { careersPagePath, chosenIn, vacancyListPath } from './addresses.ts'
import type { VacancyFilter } from './vacancies.server.ts'

/**
 * How long a visitor may pause while typing or stepping through a list before it applies, in
 * milliseconds.
 */
const pause = 300

/**
 * Applies the filter form on change: the URL follows the form, and the form follows the URL if that
 * changes by other means. Without scripts the form is submitted normally.
 */
export function useInstantFilters(filter: VacancyFilter) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  const apply = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    const chosen = chosenIn(new FormData(form.current))
    navigate(vacancyListPath(chosen), { replace: true, preventScrollReset: true })
  }

  useFollowAddress(form, filter, timer)
  useCatchUp(form, filter, apply)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    ref: form,
    onChange: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(apply, pause)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      apply()
    },
  }
}

type FormRef = RefObject<HTMLFormElement | null>

/** Applies filters that were selected before hydration. */
function useCatchUp(form: FormRef, filter: VacancyFilter, apply: () => void) {
  const start = useEffectEvent(() => {
    if (!form.current) return
    const chosen = chosenIn(new FormData(form.current))
    if (careersPagePath(chosen) !== careersPagePath(filter)) apply()
  })
  useEffect(() => start(), [])
}

/**
 * Updates the controls after a filter was removed by its link or by going back. Skipped while a
 * change is pending: the list that has just arrived belongs to the previous filters.
 */
function useFollowAddress(form: FormRef, filter: VacancyFilter, waiting: RefObject<unknown>) {
  const shown = useRef(filter)
  useEffect(() => {
    if (shown.current === filter) return
    shown.current = filter
    if (waiting.current !== undefined) return
    for (const control of form.current?.elements ?? []) {
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      // The focused field may be newer than the URL.
      if (!isField || control === document.activeElement) continue
      control.value = filter[control.name as keyof VacancyFilter] ?? ''
    }
  }, [form, filter, waiting])
}
