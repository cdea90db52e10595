import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** The ids of a field's hint and error. */
export const hintId = (id: string) => `${id}-description`
export const errorId = (id: string) => `${id}-error`

/** The attributes that link a control to its hint and error. */
export function fieldAria({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  const describedBy = classNames(hint ? hintId(id) : undefined, error && errorId(id))
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
