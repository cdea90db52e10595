import { createHash, randomBytes } from 'node:crypto'
import { readToken, signToken } from '../../http/signed-token.ts'
import { settings } from '../../settings.ts'

/** Whether the admin app is served over HTTPS, so that its cookies must be `Secure`. */
export const isAdminSecure = settings.ADMIN_URL.startsWith('https:')

/** The name of Payload's session cookie (its `cookiePrefix` and `-token`). */
export const sessionCookie = 'payload-token'

/** Over HTTPS, browsers accept a cookie with this prefix only from this exact host. */
const name = isAdminSecure ? '__Host-vitrina-device' : 'vitrina-device'
const purpose = 'device of a member of staff'
const halfAYear = 180 * 24 * 60 * 60

/**
 * The cookie for a browser that has signed in: it can sign in to the same account again, however
 * many attempts by others fail. It gives no access and does not reveal the account.
 */
export function deviceCookie(email: string): string {
  const value = signToken(
    purpose,
    { account: accountKey(email), device: randomBytes(12).toString('hex'), since: Date.now() },
    settings.PAYLOAD_SECRET,
  )
  const secure = isAdminSecure ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${halfAYear}; HttpOnly; SameSite=Strict${secure}`
}

/** The device id and account key in a device cookie; `undefined` if missing, invalid or expired. */
export function deviceOf(cookies: string | null | undefined) {
  const pairs = cookies?.split(/; */) ?? []
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const read = value && readToken(purpose, value, settings.PAYLOAD_SECRET)
  if (!read || typeof read !== 'object') return undefined
  const { account, device, since } = read as Record<string, unknown>
  const isOver = Date.now() - Number(since) > halfAYear * 1_000
  return isOver ? undefined : { account, device: String(device) }
}

/** The device id of a browser that has signed in to this account before. */
export function knownDevice(cookies: string | null, email: string): string | undefined {
  const known = deviceOf(cookies)
  return known?.account === accountKey(email) ? known.device : undefined
}

/** The key of an email address, whether or not the account exists. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32)
}
