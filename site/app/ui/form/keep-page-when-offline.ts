import { data } from 'react-router'
import { loadNotSentWords, type NotSentReason } from './not-sent.ts'

/**
 * Keeps the page and its form input if a submission got no answer from its action: offline, or
 * rejected or failed on the way.
 *
 * @param what the name of the submission for the console, such as `request`.
 * @param outcome creates the page's action data; must return a new object each time.
 */
export async function keepPageWhenOffline<Answer, Outcome>(
  serverAction: () => Promise<Answer>,
  what: string,
  outcome: (reason: NotSentReason) => Outcome,
) {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect.
    if (error instanceof Response && error.status < 400) throw error
    console.error(`The ${what} could not be sent:`, error)
    const words = await loadNotSentWords().catch(() => undefined)
    const reason = words?.reasonOf(error, navigator.onLine) ?? 'failed'
    // An error status prevents revalidation of the page, which would fail as well.
    return data(outcome(reason), { status: 503 })
  }
}
