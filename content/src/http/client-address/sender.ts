import { isIPv4, isIPv6 } from 'node:net'

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
  const plain = address.replace(/%.*$/, '')
  if (isIPv4(plain)) return ofBytes(plain.split('.'))
  if (!isIPv6(plain)) return undefined
  const all = groups(plain)
  const start = all.slice(0, 7).join(':')
  if (start === '0:0:0:0:0:0:0' && all[7] === '1') return undefined
  return start.startsWith(mapped) ? ofBytes(bytesOf(all.slice(6))) : ofGroups(all)
}

/** IPv4 addresses as an IPv6 socket writes them, such as `::ffff:203.0.113.7`. */
const mapped = '0:0:0:0:0:ffff:'

function bytesOf(lastGroups: string[]): string[] {
  return lastGroups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [String(group >> 8), String(group & 255)])
}

function ofBytes(bytes: string[]): Sender | undefined {
  if (bytes[0] === '127') return undefined
  return { address: bytes.join('.'), network: `${bytes.slice(0, 3).join('.')}.0/24` }
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
