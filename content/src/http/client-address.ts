import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Header with the client's address, set by the admin server; a client's own is discarded. */
export const clientAddressHeader = 'x-client-address'

/**
 * IP address of the client; empty if unknown. Behind a proxy, it is the last entry of
 * `X-Forwarded-For`, if valid: the client can forge all earlier entries.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwardedFor = trustProxy ? headers['x-forwarded-for']?.toString() : undefined
  const forwarded = forwardedFor?.split(',').at(-1)?.trim()
  return (forwarded && withoutPort(forwarded)) || socket.remoteAddress || ''
}

/** Some proxies append the port: `203.0.113.7:5678`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string | undefined {
  const { address = entry } =
    /^(?:\[(?<address>[^\]]+)\]|(?<address>[\d.]+))(?::\d+)?$/.exec(entry)?.groups ?? {}
  return isIP(address) ? address : undefined
}

/**
 * Parses an address for rate limits, with its /24 or /48 network; an IPv6 subscriber has a /64 (RFC
 * 6177). `undefined` for an empty address and loopback, which a proxy may use for all clients.
 */
export function senderOf(address: string): { address: string; network: string } | undefined {
  const plain = address.replace(/%.*$/, '')
  if (!isIP(plain)) return undefined
  // An IPv4 address of an IPv6 socket, such as `::ffff:203.0.113.7`, counts as the IPv4 address.
  const ip = ipaddr.process(plain)
  if (ip.range() === 'loopback') return undefined
  if ('octets' in ip) {
    return { address: ip.toString(), network: `${ip.octets.slice(0, 3).join('.')}.0/24` }
  }
  const groups = ip.parts.map((part) => part.toString(16))
  return {
    address: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  }
}

/** The key for rate limits: an IPv4 address, or the /64 of an IPv6 address (see `senderOf`). */
export const networkOf = (address: string): string =>
  senderOf(address)?.address ?? address.slice(0, 64)
