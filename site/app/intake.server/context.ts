import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { createContext } from 'react-router'

/** What the server provides to form actions: `context.get(intakeContext)`. */
export const intakeContext = createContext<{
  queue: MailQueue
  /** Logs that something could not be stored, without its content. */
  reportFailure: (error: unknown, message: string) => void
}>()
