import { isIPv4, isIPv6 } from 'node:net'

/** What a rate limit counts: one subscriber, and its network. */
export type Sender = { address: string; network: string }

/**
 * Parses an address for rate limits. A subscriber has one IPv4 address or a /64 IPv6 network (RFC
 * 6177); the networks are /24 and /48.
 *
 * @returns `undefined` for addresses that identify no client: an empty one, and loopback, behind
 *   which a proxy may forward all requests (`TRUST_PROXY`).
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

/** Prefix of IPv4 addresses in an IPv6 socket, such as `::ffff:203.0.113.7`. */
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

/** The eight groups of an IPv6 address, with `::` expanded. */
function groups(address: string): string[] {
  // URLs normalise addresses to the short form (RFC 5952), including an embedded IPv4 address.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const between = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: between }, () => '0'), ...after]
}
