import config from '@vitrina/content/payload.config.ts'
import { handleEndpoints } from 'payload'

export type Answer = {
  status: number
  body: Record<string, unknown>
  text: string
  cookies: string[]
}

type Question = {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Asks Payload's REST interface in this process, as `/api/…` of the admin would be asked. */
export async function rest(
  method: string,
  path: string,
  { token, body, headers }: Question = {},
): Promise<Answer> {
  const isForm = body instanceof FormData
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `JWT ${token}` }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  })
  const response = await handleEndpoints({ config, request })
  const text = await response.text()
  const cookies = response.headers.getSetCookie()
  return { status: response.status, text, body: parse(text), cookies }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
