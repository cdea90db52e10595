import { lazy, Suspense } from 'react'
import type { FormProblemsProps } from './form-problems.tsx'

/** Fetches what is said of a submission that failed, such as before the browser is offline. */
export const loadFormProblems = () => import('./form-problems.tsx')

const FormProblems = lazy(() =>
  loadFormProblems().then(
    ({ FormProblems }) => ({ default: FormProblems }),
    () => ({ default: (_: FormProblemsProps) => false as const }),
  ),
)

/** `FormProblems`, fetched with the first use of a form: most visits never need it. */
export function FormProblemsWhenNeeded(props: FormProblemsProps) {
  if (props.attempt === 0 && !props.problem && props.errors.length === 0) return null
  return (
    <Suspense>
      <FormProblems {...props} />
    </Suspense>
  )
}
