import { senderOf } from '../../http/client-address/sender.ts'

/**
 * The header in which the admin's server says from which address a request came. Whatever the
 * client sent under this name is thrown away (see `admin/server.ts`).
 */
export const clientAddressHeader = 'x-client-address'

/** What requests are counted by: an IPv4 address, or the 64 bits of an IPv6 address (see `senderOf`). */
export function networkOf(address: string): string {
  return senderOf(address)?.address ?? address.slice(0, 64)
}
