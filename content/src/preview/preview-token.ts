import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** A draft that somebody may look at. */
export type PreviewTarget = { collection: string; id: number | string } | { global: string }

export type Preview = PreviewTarget & {
  /** Beside the form in the admin, rather than behind a link that was passed on. */
  live: boolean
}

const common = { live: z.boolean(), expires: z.number() }

const schema = z.union([
  z.strictObject({ collection: z.string(), id: z.union([z.number(), z.string()]), ...common }),
  z.strictObject({ global: z.string(), ...common }),
])

/**
 * Signs what may be looked at until when (milliseconds since 1970). Only the secret's holders, site and admin, can make one;
 * it names a single document and nothing else of the model opens with it.
 */
export function signPreview(preview: Preview, expires: number, secret: string): string {
  const text = Buffer.from(JSON.stringify({ ...preview, expires })).toString('base64url')
  return `${text}.${signature(text, secret).toString('base64url')}`
}

/** What a token allows; `expired` when it did, `undefined` when it was never ours. */
export function readPreview(
  token: string,
  secret: string,
  now = Date.now(),
): Preview | 'expired' | undefined {
  const [text = '', given = ''] = token.split('.')
  const expected = signature(text, secret)
  const bytes = Buffer.from(given, 'base64url')
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return undefined
  const { expires, ...preview } = schema.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString()),
  )
  return expires < now ? 'expired' : preview
}

/** The secret signs other things too: what it signs here counts here only. */
function signature(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`preview:${text}`).digest()
}
