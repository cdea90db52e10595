import { data } from 'react-router'
import { loadNetworkErrors, type SubmissionError } from './submission-error.ts'

/** Keeps the page and its form input if a submission got no answer from its action. */
export async function keepPageWhenOffline<Answer>(
  serverAction: () => Promise<Answer>,
  what: string,
) {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect.
    if (error instanceof Response && error.status < 400) throw error
    console.error(`The ${what} could not be sent:`, error)
    const messages = await loadNetworkErrors().catch(() => undefined)
    const reason = messages?.reasonOf(error, navigator.onLine) ?? 'failed'
    // A new object marks a new attempt; an error status prevents revalidation, which would fail.
    return data<SubmissionError>({ reason }, { status: 503 })
  }
}
