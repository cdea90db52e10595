import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { sessionCookie } from '@vitrina/content/staff/sign-in/cookies.ts'
import { jwtVerify } from 'jose'

/**
 * Whether a request carries a token that Payload signed and that has not expired, without a query.
 * Payload itself checks permissions and revoked sessions.
 */
export function sessionReader(secret: string): (headers: IncomingHttpHeaders) => Promise<boolean> {
  // Payload signs with this derived key, not with the secret itself.
  const key = new TextEncoder().encode(
    createHash('sha256').update(secret).digest('hex').slice(0, 32),
  )
  return async (headers) => {
    const token = tokenOf(headers)
    if (!token) return false
    try {
      await jwtVerify(token, key, { algorithms: ['HS256'] })
      return true
    } catch {
      // Any error means there is no valid session.
      return false
    }
  }
}

const cookiePattern = new RegExp(`(?:^|; *)${sessionCookie}=([^;]+)`)

function tokenOf({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  return (
    /^(?:JWT|Bearer) (.+)$/.exec(authorization ?? '')?.[1] ?? cookiePattern.exec(cookie ?? '')?.[1]
  )
}
