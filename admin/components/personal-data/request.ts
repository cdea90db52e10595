/** The response body, or an error message. */
export type Answer<Body> = { body: Body } | { fault: string }

/** Sends the email address in the body, never in the URL, which would end up in logs. */
export async function ask<Body>(
  path: string,
  question: Record<string, string>,
  noAnswer: string,
): Promise<Answer<Body>> {
  try {
    const answer = await fetch(`/api/person/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return { body: body as Body }
    const { errors } = body as { errors?: Array<{ message?: string }> }
    return { fault: errors?.[0]?.message ?? noAnswer }
  } catch {
    return { fault: noAnswer }
  }
}
