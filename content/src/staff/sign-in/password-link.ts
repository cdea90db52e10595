import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientAddressHeader, networkOf } from '../../http/client-address.ts'
import { apiError } from '../../http/error-response.ts'
import { signature } from '../../http/signed-token.ts'
import { settings } from '../../settings.ts'
import { lock } from '../../storage/locks.ts'
import { type InTransaction, query } from '../../storage/transaction.ts'

/** Attempts to set a password by a link, per network and quarter of an hour. */
const attempts = new RateLimiterMemory({ points: 100, duration: 15 * 60 })

/**
 * Gives an account a new link to set its password; an earlier one becomes invalid. The account
 * stores only a hash of the link's token, which is derived from the returned nonce and the secret:
 * neither the database nor a queued email is enough to use the link.
 */
export async function issuePasswordLink(
  req: InTransaction,
  userId: number,
  validHours: number,
): Promise<string> {
  const nonce = randomUUID()
  await query(
    req,
    sql`update users set reset_password_token = ${hashOfToken(tokenOf(nonce))},
        reset_password_expiration = now() + make_interval(hours => ${validHours}::int)
      where id = ${userId}`,
  )
  return nonce
}

/** The token in the link of this nonce. */
export const tokenOf = (nonce: string): string =>
  signature('password link', nonce, settings.PAYLOAD_SECRET).toString('base64url')

/** What an account stores of a token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** Set in the context of a request that sets a password by a link. */
export const byPasswordLink = 'by password link'

/** Waits for other uses and changes of links: two uses of one link would both find it unused. */
export const lockPasswordLinks = (req: InTransaction) => lock(req, 'password links')

/** Before Payload looks for the token: limits attempts, and looks for its hash instead. */
export const readPasswordLink: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword' || !('data' in args)) return
  const address = req.headers.get(clientAddressHeader)
  // In memory, only a limit that is reached rejects.
  const isAllowed = !address || (await attempts.consume(networkOf(address)).catch(() => false))
  if (!isAllowed) {
    throw apiError(req, 429, 'Too many attempts: try again in a quarter of an hour.')
  }
  await lockPasswordLinks(req)
  req.context[byPasswordLink] = true
  const data = args.data as { token?: unknown }
  data.token = hashOfToken(String(data.token))
  const where: Where = {
    resetPasswordToken: { equals: data.token },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
  }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs === 0) throw apiError(req, 403, 'This link is no longer valid: ask for a new one.')
}
