import { z } from 'zod'
import { readExpiringToken, signToken } from '../../http/signed-token.ts'

export type PreviewTarget = { collection: string; id: number | string } | { global: string }

export type Preview = PreviewTarget & {
  /** The live preview in the admin app, rather than a shared link. */
  live: boolean
}

const live = z.boolean()
const schema = z.union([
  z.strictObject({ collection: z.string(), id: z.union([z.number(), z.string()]), live }),
  z.strictObject({ global: z.string(), live }),
])

const purpose = 'preview'

/** Signs a preview of a single document, valid until `expires` (milliseconds since 1970). */
export function signPreview(preview: Preview, expires: number, secret: string): string {
  return signToken(purpose, { ...preview, expires }, secret)
}

/** The preview that a token allows; `expired` after its time, `undefined` when it is invalid. */
export function readPreview(token: string, secret: string, now = Date.now()) {
  return readExpiringToken(purpose, schema, token, secret, now)
}
