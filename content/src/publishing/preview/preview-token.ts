import { z } from 'zod'
import { readToken, signToken } from '../../http/signed-token.ts'

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

const purpose = 'preview'

/**
 * Signs what may be looked at until when (milliseconds since 1970). Only the secret's holders, site and admin, can make one;
 * it names a single document and nothing else of the model opens with it.
 */
export function signPreview(preview: Preview, expires: number, secret: string): string {
  return signToken(purpose, { ...preview, expires }, secret)
}

/** What a token allows; `expired` when it did, `undefined` when it was never ours. */
export function readPreview(
  token: string,
  secret: string,
  now = Date.now(),
): Preview | 'expired' | undefined {
  const value = readToken(purpose, token, secret)
  if (value === undefined) return undefined
  const { expires, ...preview } = schema.parse(value)
  return expires < now ? 'expired' : preview
}
