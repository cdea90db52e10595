import { useSyncExternalStore } from 'react'

/**
 * Whether links prefetch their page on hover or focus. Disabled offline: if a module fails to load,
 * React Router reloads the document, and form input would be lost.
 */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(subscribe, isOnline, () => true) ? 'intent' : 'none'
}

const isOnline = () => navigator.onLine

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
