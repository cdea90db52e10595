import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientAddressHeader, networkOf } from '../../http/client-address.ts'
import { apiError } from '../../http/error-response.ts'
import { settings } from '../../settings.ts'
import { accountKey } from './cookies.ts'
import { issuePasswordLink, tokenOf } from './password-link.ts'

const quarterOfAnHour = 15 * 60

const perNetwork = new RateLimiterMemory({ points: 5, duration: quarterOfAnHour })
const altogether = new RateLimiterMemory({ points: 60, duration: quarterOfAnHour })
/** Max emails to one person; further requests get the same response. */
const perAccount = new RateLimiterMemory({ points: 3, duration: quarterOfAnHour })

/** Requests are processed one at a time, on one connection. */
let work: Promise<void> = Promise.resolve()

/**
 * Replaces Payload's endpoint, which holds two connections until the mail server has responded. The
 * response is the same whether or not the account exists; the email is sent later.
 */
export const forgotPassword: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { email } = (req.data ?? {}) as { email?: unknown }
    if (typeof email !== 'string' || !/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(email.trim())) {
      throw apiError(req, 400, 'Give the email address of the account.')
    }
    const network = networkOf(req.headers.get(clientAddressHeader) ?? '')
    const isAllowed = (await take(perNetwork, network)) && (await take(altogether, ''))
    if (!isAllowed) {
      throw apiError(
        req,
        429,
        'Too many passwords were asked for: try again in a quarter of an hour.',
      )
    }
    if (await take(perAccount, accountKey(email))) {
      work = work
        .then(() => sendLink(req, email.trim().toLowerCase()))
        .catch((err: unknown) => req.payload.logger.error({ err, msg: 'password reset email' }))
    }
    return Response.json({ message: req.t('general:success') })
  },
}

/** In memory, only a limit that is reached rejects. */
async function take(limit: RateLimiterMemory, key: string): Promise<boolean> {
  return Boolean(await limit.consume(key).catch(() => false))
}

/** Stores the token first, so that no transaction is open while the email is sent. */
async function sendLink({ payload, t }: PayloadRequest, email: string): Promise<void> {
  // An invitation has its own link, and a deactivated account has none.
  const where: Where = { email: { equals: email }, status: { equals: 'active' } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  const [user] = docs
  if (!user) return
  const token = tokenOf(await issuePasswordLink({ payload }, user.id, 1))
  const link = `${settings.ADMIN_URL}/admin/reset/${token}`
  const before = t('authentication:youAreReceivingResetPassword')
  const after = t('authentication:youDidNotRequestPassword')
  await payload.sendEmail({
    to: email,
    subject: t('authentication:resetYourPassword'),
    text: `${before}\n\n${link}\n\n${after}\n`,
    html: `<p>${before}</p><p><a href="${link}">${link}</a></p><p>${after}</p>`,
  })
}
