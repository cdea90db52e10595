import { lazy, Suspense, useEffect, useState } from 'react'
import { hasToasts, subscribeToToasts } from '../toast.ts'

/** Fetches the toaster, such as before it is needed while the browser is offline. */
export const loadToaster = () => import('../toaster.tsx')

/** Where it cannot be loaded, the page says the same elsewhere. */
const Toaster = lazy(() => loadToaster().catch(() => ({ default: () => <></> })))

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
