import { createHash, randomBytes } from 'node:crypto'
import { readToken, signToken } from '../../http/signed-token.ts'
import { settings } from '../../settings.ts'
import { isAdminSecure } from './cookies.ts'

/** Over HTTPS a browser takes a cookie of this prefix from this very host alone. */
const name = isAdminSecure ? '__Host-vitrina-device' : 'vitrina-device'
const purpose = 'device of a member of staff'
const halfAYear = 180 * 24 * 60 * 60

/**
 * What a browser gets that has signed in: with it the same account can be signed in to again, however
 * often others fail. It opens nothing by itself and does not tell whose it is.
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

/** The device of a browser that has signed in before, and to which account, if its cookie says so. */
export function deviceOf(cookies: string | null | undefined) {
  const pairs = cookies?.split(/; */) ?? []
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const read = value && readToken(purpose, value, settings.PAYLOAD_SECRET)
  if (!read || typeof read !== 'object') return undefined
  const { account, device, since } = read as Record<string, unknown>
  const isOver = Date.now() - Number(since) > halfAYear * 1_000
  return isOver ? undefined : { account, device: String(device) }
}

/** The device from which this very account was signed in to before. */
export function knownDevice(cookies: string | null, email: string): string | undefined {
  const known = deviceOf(cookies)
  return known?.account === accountKey(email) ? known.device : undefined
}

/** The same for the same address, whether or not there is such an account. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32)
}
