import type { EmailQueue } from '@vitrina/content/jobs/queue.ts'
import { createContext } from 'react-router'

export type { EmailQueue }

/** What the server provides to form actions: `context.get(formContext)`. */
export const formContext = createContext<{
  queue: EmailQueue
  /** Logs that something could not be stored, without its content. */
  reportFailure: (error: unknown, message: string) => void
}>()
