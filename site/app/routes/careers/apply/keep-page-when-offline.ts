import { data } from 'react-router'
import type { ApplicationOutcome } from './outcome.ts'

/** Keeps the page, and all that was typed, when an application never reached the server. */
export async function keepPageWhenOffline<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    console.error('The application could not be sent:', error)
    const outcome: ApplicationOutcome = { values: {}, errors: {}, refused: 'failed' }
    // A status of failure, so that the page is not asked for again, which would fail as well.
    return data(outcome, { status: 503 })
  }
}
