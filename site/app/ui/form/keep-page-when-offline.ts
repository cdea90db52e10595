import { data } from 'react-router'

/**
 * Keeps the page, and all that was typed, when a form never reached the server.
 *
 * @param what was to be sent, such as `request`, for the console.
 * @param outcome what the page then reads as the answer of its action.
 */
export async function keepPageWhenOffline<Answer, Outcome>(
  serverAction: () => Promise<Answer>,
  what: string,
  outcome: Outcome,
) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    console.error(`The ${what} could not be sent:`, error)
    // A status of failure, so that the page is not asked for again, which would fail as well.
    return data(outcome, { status: 503 })
  }
}
