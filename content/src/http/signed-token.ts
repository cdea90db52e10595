import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Serialises and signs a JSON value for URLs, readable by all but valid only for this purpose. */
export function signToken(purpose: string, value: unknown, secret: string): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${signature(purpose, text, secret).toString('base64url')}`
}

/** The value of a token; `undefined` if its signature is invalid or spelled differently. */
export function readToken(purpose: string, token: string, secret: string): unknown {
  const [text = '', given = '', ...rest] = token.split('.')
  const expected = signature(purpose, text, secret).toString('base64url')
  if (rest.length > 0 || !isSameText(given, expected)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}

/** Reads a value and removes its `expires` (milliseconds since 1970); `undefined` if invalid. */
export function readExpiringToken<T extends object>(
  purpose: string,
  schema: z.ZodType<T>,
  token: string,
  secret: string,
  now: number,
): T | 'expired' | undefined {
  const value = readToken(purpose, token, secret)
  if (value === undefined) return undefined
  const { expires, ...data } = z.looseObject({ expires: z.number() }).parse(value)
  return expires < now ? 'expired' : schema.parse(data)
}

/** Compares in constant time, so that the duration does not reveal how much of it is right. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** HMAC of a text for a purpose; only holders of the secret can create it. */
export function signature(purpose: string, text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest()
}
