import { isIP, isIPv6 } from 'node:net'

/**
 * The header in which the admin's server says from which address a request came. Whatever the
 * client sent under this name is thrown away (see `admin/server.ts`).
 */
export const clientAddressHeader = 'x-client-address'

/**
 * The network by which requests are counted: an IPv4 address, or the 64 bits of an IPv6 address that
 * one customer has. A proxy may write a port behind an address.
 */
export function networkOf(address: string): string {
  const bare = address.trim().replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
  const host = isIP(bare) ? bare : bare.replace(/:\d+$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(host)?.[1]
  if (mapped) return mapped
  return isIPv6(host) ? firstGroups(host) : host.slice(0, 64)
}

/** The first four groups, with what `::` leaves out. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head ? head.split(':') : []
  if (tail !== undefined) {
    const after = tail ? tail.split(':').length : 0
    while (groups.length < Math.min(4, 8 - after)) groups.push('0')
    groups.push(...tail.split(':'))
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}
