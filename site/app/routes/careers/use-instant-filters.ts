import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CareersFilter } from '~/content.server/careers.ts'
import { careersAddress, chosenIn, openingsAddress } from './careers-address.ts'

/** How long a visitor may pause, in typing or in stepping through a list, before it counts. */
const pause = 300

/**
 * Applies the form of filters as it changes: the address follows the form, and the form follows the
 * address when that changes by other means. Without scripts the form is sent as forms are.
 */
export function useInstantFilters(filter: CareersFilter) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  const apply = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    const chosen = chosenIn(new FormData(form.current))
    navigate(openingsAddress(chosen), { replace: true, preventScrollReset: true })
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

/** Applies what somebody chose before the page's scripts had started. */
function useCatchUp(form: FormRef, filter: CareersFilter, apply: () => void) {
  const start = useEffectEvent(() => {
    if (!form.current) return
    const chosen = chosenIn(new FormData(form.current))
    if (careersAddress(chosen) !== careersAddress(filter)) apply()
  })
  useEffect(() => start(), [])
}

/**
 * Brings the controls up to date after a filter was removed by its link or by going back. Not while
 * a change waits to be applied: the list that has just come is the one before it.
 */
function useFollowAddress(form: FormRef, filter: CareersFilter, waiting: RefObject<unknown>) {
  const shown = useRef(filter)
  useEffect(() => {
    if (shown.current === filter) return
    shown.current = filter
    if (waiting.current !== undefined) return
    for (const control of form.current?.elements ?? []) {
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      // Whoever is typing is ahead of the address.
      if (!isField || control === document.activeElement) continue
      control.value = filter[control.name as keyof CareersFilter] ?? ''
    }
  }, [form, filter, waiting])
}
