import { data } from 'react-router'
import { loadNotSentWords, type NotSentReason } from './not-sent.ts'

/**
 * Keeps the page, and all that was typed, when a form was not stored and no action has answered:
 * offline, or refused or failed on the way.
 *
 * @param what was to be sent, such as `request`, for the console.
 * @param outcome what the page then reads as the answer of its action; another object each time.
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
    // A status of failure, so that the page is not asked for again, which would fail as well.
    return data(outcome(reason), { status: 503 })
  }
}
