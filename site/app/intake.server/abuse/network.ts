import { isIPv6 } from 'node:net'

/** Whom a limit counts: one subscriber, and the network they are in. */
export type Sender = { address: string; network: string }

/**
 * Reads an address for counting. A subscriber has one IPv4 address or an IPv6 network of 64 bits
 * (RFC 6177); the networks are those of 24 and 48 bits.
 *
 * @returns `undefined` for addresses that stand for nobody in particular: none, and this machine's
 * own, behind which a proxy may send everybody's requests (`TRUST_PROXY`).
 */
export function senderOf(address: string): Sender | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv6(plain)) return plain === '::1' ? undefined : ofGroups(groups(plain))
  const bytes = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(plain)
  if (!bytes || bytes[1] === '127') return undefined
  return { address: plain, network: `${bytes.slice(1).join('.')}.0/24` }
}

function ofGroups(all: string[]): Sender {
  return {
    address: `${all.slice(0, 4).join(':')}::/64`,
    network: `${all.slice(0, 3).join(':')}::/48`,
  }
}

/** The eight groups of an IPv6 address, those left out included. */
function groups(address: string): string[] {
  // URLs hold addresses in their one short form (RFC 5952), an embedded IPv4 address included.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const between = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: between }, () => '0'), ...after]
}
