import { useSyncExternalStore } from 'react'

/**
 * Whether a link fetches its page when somebody points at it. Not without a connection: React
 * Router reloads the whole document when a module does not arrive, and with it would go what
 * somebody has typed.
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
