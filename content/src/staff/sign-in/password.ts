import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import {
  AuthenticationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  createLocalReq,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { apiError } from '../../http/error-response.ts'
import { translate, type Wording } from '../../i18n/translate.ts'
import { settings } from '../../settings.ts'
import { passwordCheck } from '../sessions.ts'

const minLength = 12

/** Limits the time to check a password, which grows with its length. */
const maxLength = 128

/** On a scale from 0 to 4; 3 means more than 10⁸ guesses. */
const minScore = 3

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength })

/** Why a password is too weak, given data about its owner; `undefined` when it is acceptable. */
export function weaknessOf(
  password: string,
  about: readonly string[] = [],
  language = 'en',
): string | undefined {
  const say = (text: Wording) => translate(text, language, { min: minLength, max: maxLength })
  if (password.length < minLength) {
    return say(
      'The password is too short: use at least {min} characters, such as four unrelated words.',
    )
  }
  if (password.length > maxLength) {
    return say('The password is too long: use at most {max} characters.')
  }
  if (new Set(password).size < 5) {
    return say('The password repeats a few characters: use more of them.')
  }
  const known = [...about, ...ownWords]
    .map((text) => text.toLowerCase())
    .flatMap((text) => [text, text.replace(/[^\p{L}\d]/gu, ''), ...text.split(/[\s@.]+/)])
    .filter((word) => word.length > 2)
  const { score } = meter.check(password, known)
  if (score >= minScore) return undefined
  return say(
    'The password is easy to guess: use four unrelated words, or let a password manager make one.',
  )
}

const ownWords = ['vitrina', 'payload', new URL(settings.SITE_URL).hostname]

type Data = { password?: unknown; currentPassword?: unknown; email?: unknown; name?: unknown }

/** Rejects a weak password wherever one is set: by a command, its owner or a link. */
export const rejectWeakPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password, email, name } = dataOf(args)
  if (typeof password !== 'string' || !password) return
  const owner = operation === 'update' && 'id' in args ? await findUser(req, args.id) : undefined
  const about = [email, name, owner?.email, owner?.name].filter((text) => typeof text === 'string')
  const message = weaknessOf(password, about, req.i18n.language)
  if (message) reject(req, 'password', message)
}

/** Changing one's own password or email needs the old password: a session may be unattended. */
export const askForCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update' || !req.user || ('overrideAccess' in args && args.overrideAccess))
    return
  const data = dataOf(args)
  const changesPassword = typeof data.password === 'string' && data.password !== ''
  const changesEmail = data.email !== undefined && normal(data.email) !== normal(req.user.email)
  if (!changesPassword && !changesEmail) return
  // A bulk update may include the user's own account.
  const isAnother = 'id' in args && args.id !== undefined && String(args.id) !== String(req.user.id)
  if (isAnother && changesPassword) {
    throw apiError(req, 403, 'Only its owner can set the password of an account.')
  }
  if (isAnother) return
  const say = (text: Wording) => translate(text, req.i18n.language)
  if (typeof data.currentPassword !== 'string' || !data.currentPassword) {
    reject(req, 'currentPassword', say('Give your current password, too.'))
  }
  if (!(await isPassword(req, req.user.email, String(data.currentPassword)))) {
    reject(req, 'currentPassword', say('This is not your current password.'))
  }
}

/** Notifies the old address when an email changes, in case the owner did not change it. */
export const notifyOldAddress: CollectionAfterChangeHook = ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !previousDoc.email || doc.email === previousDoc.email) return
  const { language } = req.i18n
  const subject = translate('Your email address for the admin was changed', language)
  const text = translate(
    'Your account now has another email address, and you can no longer sign in with this one. If you did not ask for this, tell an administrator at once.',
    language,
  )
  const email = { to: previousDoc.email, subject, text }
  // Not awaited: saving must not wait for the mail server.
  req.payload
    .sendEmail({ ...email, html: `<p>${text}</p>` })
    .catch((err: unknown) => req.payload.logger.error({ err, msg: 'email to an old address' }))
}

const normal = (email: unknown) => String(email).toLowerCase().trim()

/** Checks the password by signing in, so that guesses are limited; the session is discarded. */
async function isPassword(req: PayloadRequest, email: string, password: string): Promise<boolean> {
  const { headers, payload, transactionID } = req
  try {
    await payload.login({
      collection: 'users',
      data: { email, password },
      req: await createLocalReq(
        { req: { headers, transactionID, context: { [passwordCheck]: true } } },
        payload,
      ),
    })
    return true
  } catch (error) {
    if (error instanceof AuthenticationError) return false
    throw error
  }
}

async function findUser({ payload }: PayloadRequest, id: unknown) {
  if (!/^\d{1,9}$/.test(String(id))) return undefined
  return payload.findByID({ collection: 'users', id: Number(id), depth: 0, disableErrors: true })
}

export function dataOf(args: object): Data {
  return ('data' in args && args.data) || {}
}

function reject(req: PayloadRequest, path: string, message: string): never {
  throw new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t)
}
