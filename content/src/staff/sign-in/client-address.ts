import { senderOf } from '../../http/client-address.ts'

/**
 * The header by which the admin server passes on the client's address. A value sent by the client
 * is discarded (see `admin/server.ts`).
 */
export const clientAddressHeader = 'x-client-address'

/** The key for rate limits: an IPv4 address, or the /64 of an IPv6 address (see `senderOf`). */
export function networkOf(address: string): string {
  return senderOf(address)?.address ?? address.slice(0, 64)
}
