import { useEffect, useState } from 'react'
import { whenNeeded } from '~/ui/when-needed.tsx'

type Toast = {
  tone: 'success' | 'error' | 'warning' | 'info'
  message: string
  description?: string
}

/** Messages not shown yet, oldest first. */
const waiting: Toast[] = []
const listeners = new Set<() => void>()

/** Shows a short message over the page. Browser only. */
export function toast(message: Toast): void {
  waiting.push(message)
  for (const arrived of listeners) arrived()
}

export const takeToasts = (): Toast[] => waiting.splice(0)

export function subscribeToToasts(arrived: () => void): () => void {
  listeners.add(arrived)
  return () => listeners.delete(arrived)
}

/** Loads the toaster. Can be called ahead of use, for when the browser goes offline. */
export const loadToaster = () => import('./toaster.tsx')

/** If it cannot be loaded, the page shows the same information elsewhere. */
const Toaster = whenNeeded(loadToaster)

/** Loads the toaster with the first message, because most visits never need it. */
export function ToasterWhenNeeded() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    setIsNeeded(waiting.length > 0)
    return subscribeToToasts(() => setIsNeeded(true))
  }, [])
  return isNeeded && <Toaster />
}
