import { useEffect, useState } from 'react'
import { whenNeeded } from '~/ui/when-needed.tsx'

export type Toast = {
  tone: 'success' | 'error' | 'warning' | 'info'
  message: string
  description?: string
}

/** Shows a short message over the page. Browser only. */
export function toast(message: Toast): void {
  waiting.push(message)
  for (const arrived of listeners) arrived()
}

/** Returns the messages not shown yet, oldest first, and removes them from the queue. */
export function takeToasts(): Toast[] {
  return waiting.splice(0)
}

/** Calls back when a message is added. */
export function subscribeToToasts(arrived: () => void): () => void {
  listeners.add(arrived)
  return () => listeners.delete(arrived)
}

const hasToasts = () => waiting.length > 0

const waiting: Toast[] = []
const listeners = new Set<() => void>()

/** Loads the toaster. Can be called ahead of use, for when the browser goes offline. */
export const loadToaster = () => import('./toaster.tsx')

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
