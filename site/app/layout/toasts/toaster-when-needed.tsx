import { useEffect, useState } from 'react'
import { whenNeeded } from '~/ui/when-needed.tsx'
import { hasToasts, subscribeToToasts } from '../toast.ts'

/** Fetches the toaster, such as before it is needed while the browser is offline. */
export const loadToaster = () => import('../toaster.tsx')

/** Where it cannot be loaded, the page says the same elsewhere. */
const Toaster = whenNeeded(loadToaster)

/** Fetches the toaster with the first message: most visits never need it. */
export function ToasterWhenNeeded() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (hasToasts()) setIsNeeded(true)
    return subscribeToToasts(() => setIsNeeded(true))
  }, [])
  return isNeeded && <Toaster />
}
