import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type PayloadRequest,
  type Where,
} from 'payload'
import { clientAddressHeader, networkOf } from '../../http/client-address.ts'
import { apiError } from '../../http/error-response.ts'
import { translate } from '../../i18n/translate.ts'
import { accountKey, deviceCookie, knownDevice } from './cookies.ts'
import { dataOf } from './password.ts'
import { requestSlot } from './request-slot.ts'
import { SignInDelays } from './sign-in-delays.ts'

const seconds = 1_000
const minutes = 60 * seconds

const quarterOfAnHour = { first: 15 * seconds, max: 15 * minutes }

/** Delays repeated failures from one network at one account, without affecting others. */
const perAccountAndNetwork = new SignInDelays({ free: 5, ...quarterOfAnHour })
/** For an account that many networks try at once: only known devices can still sign in. */
const perAccount = new SignInDelays({ free: 30, ...quarterOfAnHour })
/** For a network that tries many accounts; an office may share one address. */
const perNetwork = new SignInDelays({ free: 300, first: minutes, max: 10 * minutes })
/** For browsers that have signed in before; no other limit applies to them. */
const perDevice = new SignInDelays({ free: 20, ...quarterOfAnHour })

/** A failed sign-in takes this many milliseconds, or twice, whether or not the account exists. */
const failureMs = 750

/** Max random milliseconds until the request slot is released, to hide the work done. */
const slotJitterMs = 100

const startedKey = 'sign-in started'
const countedKey = 'sign-in counted'

const tooManyFailures = 'Too many sign-ins have failed: try again in {seconds} seconds.'

/** Rejects sign-ins after too many failures, before any password is checked. */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  req.context[startedKey] = performance.now()
  const { email, password } = dataOf(args)
  if (typeof email !== 'string' || !email.trim()) return
  for (const [delays, key] of countersFor(req, email)) {
    const wait = Math.ceil(delays.attempt(key) / seconds)
    if (wait > 0) throw apiError(req, 429, tooManyFailures, { seconds: wait })
  }
  req.context[countedKey] = email
  if (password) await workAsForAnAccount(req, email)
}

/** The counters of an attempt, in the order in which they are asked. */
function countersFor(req: PayloadRequest, email: string): [SignInDelays, string][] {
  const account = accountKey(email)
  const device = knownDevice(req.headers.get('cookie'), email)
  if (device) return [[perDevice, device]]
  const network = networkFrom(req)
  if (!network) return []
  return [
    [perAccountAndNetwork, `${account}|${network}`],
    [perNetwork, network],
    [perAccount, account],
  ]
}

/** Payload checks a password only for existing accounts; this takes the same time for others. */
async function workAsForAnAccount(req: PayloadRequest, email: string): Promise<void> {
  const where: Where = { email: { equals: email.trim().toLowerCase() } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where })
  if (totalDocs === 0) await promisify(pbkdf2)(email, 'no account', 600_000, 32, 'sha256')
}

/** Clears the failures after a successful sign-in and sets the device cookie. */
export const clearFailures: CollectionAfterLoginHook = ({ req, user }) => {
  const email = String(user.email)
  const device = knownDevice(req.headers.get('cookie'), email)
  const network = networkFrom(req)
  if (device) perDevice.clear(device)
  if (network) {
    perAccountAndNetwork.clear(`${accountKey(email)}|${network}`)
    perNetwork.clear(network)
  }
  const headers = new Headers(req.responseHeaders)
  headers.append('Set-Cookie', deviceCookie(email))
  req.responseHeaders = headers
}

export const clearFailuresOfUnlocked: CollectionAfterOperationHook = ({
  args,
  operation,
  result,
}) => {
  const { email } = dataOf(args)
  if (String(operation) === 'unlock' && typeof email === 'string') {
    perAccount.clear(accountKey(email))
    perAccountAndNetwork.clearAll(`${accountKey(email)}|`)
  }
  return result
}

/** Hides whether an account exists: all failures get the same response after the same time. */
export const hideFailureReason: CollectionAfterErrorHook = async ({ error, req }) => {
  const isClientError = error instanceof AuthenticationError || error instanceof LockedAuth
  const { [startedKey]: started, [countedKey]: email } = req.context
  const { status = 500 } = error as { status?: number }
  // Such as a database that cannot be reached: the password was not found wrong.
  if (status >= 500 && typeof email === 'string') {
    for (const [delays, key] of countersFor(req, email)) delays.uncount(key)
  }
  if (!isClientError || typeof started !== 'number') return
  const rest = failureMs - ((performance.now() - started) % failureMs)
  const releaseSlot = requestSlot.getStore()
  if (releaseSlot) setTimeout(releaseSlot, Math.random() * Math.min(rest, slotJitterMs))
  await new Promise((resolve) => setTimeout(resolve, rest))
  const message = translate('The email address or the password is wrong.', req.i18n.language)
  return { response: { errors: [{ message }] }, status: 401 }
}

function networkFrom(req: PayloadRequest): string | undefined {
  const address = req.headers.get(clientAddressHeader)
  return address ? networkOf(address) : undefined
}
