import { randomBytes } from 'node:crypto'
import {
  addDataAndFileToRequest,
  type CollectionBeforeValidateHook,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { companyTimeZone } from '../company/company.ts'
import { queueEmail } from '../email/emails.ts'
import { emailCompany } from '../email/recipients.ts'
import { isEmailAddress } from '../email/safe-text.ts'
import { apiError } from '../http/error-response.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { defaultLanguage, isLanguage, languages } from '../i18n/languages.ts'
import { translate } from '../i18n/translate.ts'
import { adminQueue } from '../jobs/queue.ts'
import type { User } from '../payload-types.ts'
import { inTransaction } from '../storage/transaction.ts'
import { hasRole, roles } from './access.ts'
import {
  byPasswordLink,
  hashOfToken,
  issuePasswordLink,
  lockPasswordLinks,
} from './sign-in/password-link.ts'

const validHours = 7 * 24

const invitation = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().toLowerCase().max(254).refine(isEmailAddress),
  roles: z.array(z.enum(roles)).min(1),
  language: z.enum(languages),
})

/** `POST /api/users/invite`: makes an account without a usable password, and invites its owner. */
const invite: Omit<Endpoint, 'root'> = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    requireAdministrator(req)
    await addDataAndFileToRequest(req)
    const { data, success } = invitation.safeParse(req.data)
    if (!success) throw apiError(req, 400, 'Give a name, an email address and at least one role.')
    const where = { email: { equals: data.email } }
    const { totalDocs } = await req.payload.count({ collection: 'users', where })
    if (totalDocs > 0) throw apiError(req, 409, 'This address belongs to an account already.')
    const password = randomBytes(32).toString('base64url')
    const id = await inTransaction(req.payload, async (transaction) => {
      const user = await req.payload.create({
        collection: 'users',
        data: { ...data, status: 'invited', password },
        depth: 0,
        req: transaction,
      })
      await sendInvitation(transaction, user, req.user)
      return user.id
    })
    return answer({ id })
  },
}

/** `POST /api/users/:id/invite`: sends a new link; `/:id/withdraw`: deletes the invited account. */
const again: Omit<Endpoint, 'root'>[] = (['invite', 'withdraw'] as const).map((action) => ({
  path: `/:id/${action}`,
  method: 'post',
  handler: async (req) => {
    requireAdministrator(req)
    const id = Number(req.routeParams?.id)
    await inTransaction(req.payload, async (transaction) => {
      await lockPasswordLinks(transaction)
      const account = { collection: 'users', id, depth: 0, req: transaction } as const
      const user = Number.isSafeInteger(id)
        ? await req.payload.findByID({ ...account, disableErrors: true })
        : null
      if (user?.status !== 'invited') throw apiError(req, 409, 'There is no open invitation.')
      if (action === 'withdraw') await req.payload.delete(account)
      else await sendInvitation(transaction, user, req.user)
    })
    return answer({ id })
  },
}))

export const invitationEndpoints = [invite, ...again]

function requireAdministrator(req: PayloadRequest): void {
  if (hasRole(req.user, 'admin')) return
  throw apiError(req, 403, 'Only administrators can change accounts.')
}

const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

async function sendInvitation(
  req: PayloadRequest,
  user: User,
  inviter: PayloadRequest['user'],
): Promise<void> {
  const nonce = await issuePasswordLink(req, user.id, validHours)
  const { name, email } = user
  const language = isLanguage(user.language) ? user.language : defaultLanguage
  const company = await emailCompany(req)
  const format = dateFormat(await companyTimeZone(req.payload), { dateStyle: 'long' }, language)
  const until = format.format(Date.now() + validHours * 60 * 60 * 1_000)
  await queueEmail(req, await adminQueue(), {
    to: email,
    subject: translate('Your account in the admin of {company}', language, {
      company: company.name,
    }),
    template: 'staff-invitation',
    data: { company, name, email, inviter: inviter?.name ?? '', until, nonce, locale: language },
  })
}

/** Whether the link of an invitation can be used, or why not. */
export async function invitationState(
  payload: Payload,
  token: string,
): Promise<'open' | 'used' | 'over' | 'unknown'> {
  const where: Where = { resetPasswordToken: { equals: hashOfToken(token) } }
  const user = await payload.db.findOne<User>({ collection: 'users', where })
  if (!user) return 'unknown'
  if (user.status !== 'invited') return 'used'
  return Date.parse(user.resetPasswordExpiration ?? '') > Date.now() ? 'open' : 'over'
}

/** Setting a password by the link accepts the invitation; Payload stores the changed data. */
export const acceptInvitation: CollectionBeforeValidateHook = ({ data, req }) => {
  if (req.context[byPasswordLink] && data?.status === 'invited') data.status = 'active'
  return data
}
