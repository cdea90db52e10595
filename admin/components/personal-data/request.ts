/** What the server said, or why it did not. */
export type Answer<Body> = { body: Body } | { fault: string }

/** Asks with the address in the body, never in the address bar, where logs would keep it. */
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
