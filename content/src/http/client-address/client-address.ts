import { isIP } from 'node:net'

/**
 * The address a request comes from; empty when nobody knows. Behind a proxy that is the last entry
 * of `X-Forwarded-For`, the one our own proxy has written: whatever stands before it, the client
 * may have made up. An entry that is not an address counts as none.
 */
export function clientAddress(
  forwardedFor: string | null | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy && forwardedFor?.split(',').at(-1)?.trim()
  return (forwarded && withoutPort(forwarded)) || peer || ''
}

/** Some proxies write the port as well: `203.0.113.7:5678`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string | undefined {
  const { address = entry } =
    /^(?:\[(?<address>[^\]]+)\]|(?<address>[\d.]+))(?::\d+)?$/.exec(entry)?.groups ?? {}
  return isIP(address) ? address : undefined
}
