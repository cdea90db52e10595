import { lazy, Suspense, useEffect, useState } from 'react'
import { hasToasts, subscribeToToasts } from '../toast.ts'

const Toaster = lazy(() => import('../toaster.tsx'))

/** Fetches the toaster with the first message: most visits never need it. */
export function ToasterWhenNeeded() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (hasToasts()) setIsNeeded(true)
    return subscribeToToasts(() => setIsNeeded(true))
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
