import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { createContext } from 'react-router'

/** What the intake needs of the server: `context.get(intakeContext)` in an action. */
export const intakeContext = createContext<{
  queue: MailQueue
  /** Tells the log that something could not be stored, without what was in it. */
  reportFailure: (error: unknown, message: string) => void
}>()
