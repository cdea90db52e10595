/** What the admin's interface has answered: what was asked for, or why not. */
export type Answer<Given> = { given: Given } | { refusal: string; status: number }

/**
 * Asks the admin's own REST interface in the name of whoever is signed in.
 *
 * @param unreachable what is said when nothing, or nothing sensible, is answered.
 */
export async function ask<Given>(
  path: string,
  unreachable: string,
  { body, ...more }: { method?: string; body?: unknown; signal?: AbortSignal } = {},
): Promise<Answer<Given>> {
  try {
    const response = await fetch(`/api/${path}`, {
      ...more,
      credentials: 'same-origin',
      headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answered = (await response.json()) as Given & { errors?: { message?: string }[] }
    if (response.ok) return { given: answered }
    return { refusal: answered.errors?.[0]?.message ?? unreachable, status: response.status }
  } catch (error) {
    if (more.signal?.aborted) throw error
    return { refusal: unreachable, status: 0 }
  }
}
