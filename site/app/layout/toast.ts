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

export const hasToasts = () => waiting.length > 0

const waiting: Toast[] = []
const listeners = new Set<() => void>()
