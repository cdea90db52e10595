import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Writes a value as a text for addresses that only holders of the secret can make.
 *
 * @param purpose what the token is for; a token counts for its own purpose alone.
 * @param value what JSON can hold; whoever has the token can read it.
 */
export function signToken(purpose: string, value: unknown, secret: string): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${signature(purpose, text, secret).toString('base64url')}`
}

/**
 * The value of a token; `undefined` when it was never ours, or ours for another purpose. A token has
 * one spelling: base64 of the same bytes written in another way is not ours.
 */
export function readToken(purpose: string, token: string, secret: string): unknown {
  const [text = '', given = '', ...rest] = token.split('.')
  const expected = signature(purpose, text, secret).toString('base64url')
  if (rest.length > 0 || !isSameText(given, expected)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}

/** Compares in a time that does not tell how much of it is right. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What only the holders of the secret can write about a text. */
export function signature(purpose: string, text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest()
}
