import { useEffect, useState } from 'react'
import { whenNeeded } from '~/ui/when-needed.tsx'
import { hasToasts, subscribeToToasts } from '../toast.ts'

/** Loads the toaster. Can be called ahead of use, for when the browser goes offline. */
export const loadToaster = () => import('../toaster.tsx')

/** If it cannot be loaded, the page shows the same information elsewhere. */
const Toaster = whenNeeded(loadToaster)

/** Loads the toaster with the first message, because most visits never need it. */
export function ToasterWhenNeeded() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (hasToasts()) setIsNeeded(true)
    return subscribeToToasts(() => setIsNeeded(true))
  }, [])
  return isNeeded && <Toaster />
}
