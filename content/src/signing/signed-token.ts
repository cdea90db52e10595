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

/** The value of a token; `undefined` when it was never ours, or ours for another purpose. */
export function readToken(purpose: string, token: string, secret: string): unknown {
  const [text = '', given = ''] = token.split('.')
  const expected = signature(purpose, text, secret)
  const bytes = Buffer.from(given, 'base64url')
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}

function signature(purpose: string, text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest()
}
