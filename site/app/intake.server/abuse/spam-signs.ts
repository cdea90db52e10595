import type { ConsultationRequest } from '@vitrina/content/payload-types.ts'

/** Why something may have been written by a machine. */
export type SpamSign = NonNullable<ConsultationRequest['spamSigns']>[number]

/** Nobody reads a form, thinks and writes in less, in milliseconds. */
const shortestTime = 3_000

/** More links than a person sends who describes what they want. */
const mostLinks = 3

type Sent = {
  /** What stands in the field that no person sees. */
  trap: string
  /** Milliseconds from the page's appearance to its sending, as far as known. */
  took?: number
  /** The longest text that was sent. */
  text: string
}

/** What in a request looks like a machine. It is kept all the same, and marked. */
export function spamSigns({ trap, took, text }: Sent): SpamSign[] {
  return [
    ...(trap !== '' ? (['trap'] as const) : []),
    ...(took !== undefined && took < shortestTime ? (['fast'] as const) : []),
    ...(isFullOfLinks(text) ? (['links'] as const) : []),
  ]
}

/**
 * Whether a confirmation goes to the address that was given: not when a machine has certainly
 * written, which gives other people's. The other signs are on people, too.
 */
export function mayBeConfirmed(signs: readonly SpamSign[] = []): boolean {
  return !signs.includes('trap')
}

function isFullOfLinks(text: string): boolean {
  const links = text.match(/https?:\/\/|www\.|\[url|<a\s/gi) ?? []
  return links.length > mostLinks || /\[url[=\]]|<a\s+href/i.test(text)
}

/**
 * When a form was handed out, from its idempotency key: a UUID of version 7 begins with that moment
 * (RFC 9562). Anybody may write another one, so it is a sign and no proof.
 *
 * @returns milliseconds since 1970, `undefined` for keys of another version.
 */
export function handedOutAt(key: string): number | undefined {
  return key[14] === '7' ? Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16) : undefined
}
