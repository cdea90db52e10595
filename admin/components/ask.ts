/** A response of the admin API: the body, or the error message and HTTP status. */
export type Answer<Given> = { given: Given } | { refusal: string; status: number }

/**
 * Calls the admin's REST API with the session of the signed-in user.
 *
 * @param unreachable error message for network failures and unparsable responses.
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
