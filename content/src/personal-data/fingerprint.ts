import { createHmac } from 'node:crypto'

/** An address as it is compared: the company tells no `Ana@` from `ana@`. */
export const normalAddress = (address: string): string => address.trim().toLowerCase()

/**
 * Stands for an address in a proof of erasure. Only the holders of the secret can make it, so it
 * gives nobody an address back, not even by trying all that are known; whoever asks with an address
 * in hand can be told whether it is theirs. What the secret signs elsewhere has another beginning.
 *
 * @returns 64 hexadecimal digits (HMAC-SHA-256).
 */
export function fingerprintOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`erasure:${normalAddress(address)}`)
    .digest('hex')
}
