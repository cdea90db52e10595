import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
import { clientAddressHeader, networkOf } from './client-address.ts'
import { accountKey, deviceCookie, knownDevice } from './device-cookie.ts'
import { requestSlot } from './request-slot.ts'
import { SignInDelays } from './sign-in-delays.ts'

const seconds = 1_000
const minutes = 60 * seconds

/** Who fails again and again at one account waits; nobody else does. */
const perAccountAndNetwork = new SignInDelays({
  ...{ free: 5, first: 15 * seconds, longest: 15 * minutes },
})
/** An account that many networks try at once: it opens only from where it was opened before. */
const perAccount = new SignInDelays({ free: 30, first: 15 * seconds, longest: 15 * minutes })
/** A network that tries many accounts; an office may be behind one address. */
const perNetwork = new SignInDelays({ free: 300, first: minutes, longest: 10 * minutes })
/** A browser that has signed in before is asked for nothing but the password, within reason. */
const perDevice = new SignInDelays({ free: 20, first: 15 * seconds, longest: 15 * minutes })

/** A refused sign-in takes this long, or twice, whether or not it had a password to compare with. */
const refusalMs = 750

/** Others get its slot up to so much later, at random: when that is tells nothing about its work. */
const slotJitterMs = 100

const startedKey = 'sign-in started'

const refusals = {
  en: 'The e-mail or the password is wrong.',
  ro: 'E-mailul sau parola sunt greșite.',
  ru: 'Неверный адрес или пароль.',
}

const delays = {
  en: (time: number) => `Too many sign-ins have failed: try again in ${time} seconds.`,
  ro: (time: number) => `Prea multe autentificări eșuate: încercați din nou peste ${time} secunde.`,
  ru: (time: number) => `Слишком много неудачных попыток входа: повторите через ${time} с.`,
}

/** Lets those wait who have failed too often, before any password is looked at. */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  req.context[startedKey] = performance.now()
  const { email, password } = ('data' in args && args.data ? args.data : {}) as {
    email?: unknown
    password?: unknown
  }
  if (typeof email !== 'string' || !email.trim()) return
  const wait = waitFor(req, email)
  if (wait > 0) {
    throw new APIError(inLanguage(req, delays)(Math.ceil(wait / seconds)), 429, null, true)
  }
  if (password) await workAsForAnAccount(req, email)
}

/** How long somebody has to wait until this account can be tried. */
function waitFor(req: PayloadRequest, email: string): number {
  const account = accountKey(email)
  const device = knownDevice(req.headers.get('cookie'), email)
  if (device) return perDevice.attempt(device)
  const network = networkFrom(req)
  if (!network) return 0
  return (
    perAccountAndNetwork.attempt(`${account}|${network}`) ||
    perNetwork.attempt(network) ||
    perAccount.attempt(account)
  )
}

/** Payload looks at a password only where there is an account; the same time passes where there is none. */
async function workAsForAnAccount(req: PayloadRequest, email: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    overrideAccess: true,
  })
  if (totalDocs === 0) await promisify(pbkdf2)(email, 'no account', 600_000, 32, 'sha256')
}

/** A sign-in that succeeded is no failure, and its browser is known from now on. */
export const forgiveSignIn: CollectionAfterLoginHook = ({ req, user }) => {
  const email = String(user.email)
  const device = knownDevice(req.headers.get('cookie'), email)
  const network = networkFrom(req)
  if (device) perDevice.forgive(device)
  if (network) {
    perAccountAndNetwork.forgive(`${accountKey(email)}|${network}`)
    perNetwork.forgive(network)
  }
  const headers = new Headers(req.responseHeaders)
  headers.append('Set-Cookie', deviceCookie(email))
  req.responseHeaders = headers
}

/** An administrator opens an account that others have closed by failing. */
export const forgiveUnlocked: CollectionAfterOperationHook = ({ args, operation, result }) => {
  const { email } = ('data' in args && args.data ? args.data : {}) as { email?: unknown }
  if (String(operation) === 'unlock' && typeof email === 'string') {
    perAccount.forgive(accountKey(email))
    perAccountAndNetwork.forgiveAll(`${accountKey(email)}|`)
  }
  return result
}

/**
 * Nobody learns from a refusal whether there is such an account: a wrong address and a wrong password
 * are answered with the same words after the same time.
 */
export const refuseSignInAlike: CollectionAfterErrorHook = async ({ error, req }) => {
  const isRefusal = error instanceof AuthenticationError || error instanceof LockedAuth
  const started = req.context[startedKey]
  if (!isRefusal || typeof started !== 'number') return
  const rest = refusalMs - ((performance.now() - started) % refusalMs)
  const releaseSlot = requestSlot.getStore()
  if (releaseSlot) setTimeout(releaseSlot, Math.random() * Math.min(rest, slotJitterMs))
  await new Promise((resolve) => setTimeout(resolve, rest))
  return { response: { errors: [{ message: inLanguage(req, refusals) }] }, status: 401 }
}

function inLanguage<Sentence>(
  req: PayloadRequest,
  sentences: Record<string, Sentence> & { en: Sentence },
): Sentence {
  return sentences[req.i18n.language] ?? sentences.en
}

function networkFrom(req: PayloadRequest): string | undefined {
  const address = req.headers.get(clientAddressHeader)
  return address ? networkOf(address) : undefined
}
