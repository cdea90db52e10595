import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
import { clientAddressHeader } from '../staff/client-address.ts'
import { FailureLimit } from '../staff/failure-limit.ts'

/** An account locks itself after ten failures; this stops whoever tries many accounts. */
const perAddress = new FailureLimit({ failures: 30, within: 10 * 60_000 })

/** A refused sign-in takes this long, whether or not it had a password to compare with. */
const refusalMs = 750

const startedKey = 'sign-in started'

const refusals = {
  en: 'The e-mail or the password is wrong, or the account is locked for a quarter of an hour after ten failures.',
  ro: 'E-mailul sau parola sunt greșite, ori contul este blocat un sfert de oră după zece încercări.',
  ru: 'Неверный адрес или пароль, либо вход закрыт на четверть часа после десяти неудачных попыток.',
}

/** Refuses an address that has failed too often, before any password is looked at. */
export const limitSignIn: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'login') return
  req.context[startedKey] = performance.now()
  const address = addressOf(req)
  if (address && !perAddress.take(address)) {
    throw new APIError('Too many sign-ins have failed: try again in ten minutes.', 429)
  }
}

/** A sign-in that succeeded is no failure. */
export const forgiveSignIn: CollectionAfterLoginHook = ({ req }) => {
  const address = addressOf(req)
  if (address) perAddress.giveBack(address)
}

/**
 * Nobody learns from a refusal whether there is such an account: a wrong address, a wrong password
 * and a locked account are answered with the same words after the same time.
 */
export const refuseSignInAlike: CollectionAfterErrorHook = async ({ error, req }) => {
  const isRefusal = error instanceof AuthenticationError || error instanceof LockedAuth
  const started = req.context[startedKey]
  if (!isRefusal || typeof started !== 'number') return
  const rest = refusalMs - (performance.now() - started)
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  const message = refusals[req.i18n.language as keyof typeof refusals] ?? refusals.en
  return { response: { errors: [{ message }] }, status: 401 }
}

function addressOf(req: PayloadRequest): string | undefined {
  return req.headers.get(clientAddressHeader) || undefined
}
