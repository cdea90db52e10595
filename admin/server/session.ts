import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { sessionCookie } from '@vitrina/content/staff/sign-in/cookies.ts'
import { jwtVerify } from 'jose'

/**
 * Tells whether a request carries a session that Payload has signed and that is not over, without
 * asking the database. What it may do, and whether it was ended before its time, is for Payload to say.
 */
export function sessionReader(secret: string): (headers: IncomingHttpHeaders) => Promise<boolean> {
  // Payload signs with this, not with the secret itself.
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
      // Whatever is wrong with it, it is no session.
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
