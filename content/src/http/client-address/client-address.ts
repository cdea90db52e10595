import { isIP } from 'node:net'

/**
 * IP address of the client; empty if unknown. Behind a proxy, it is the last entry of
 * `X-Forwarded-For`, written by our own proxy: the client can forge all earlier entries. An entry
 * that is not an IP address is ignored.
 */
export function clientAddress(
  forwardedFor: string | null | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy && forwardedFor?.split(',').at(-1)?.trim()
  return (forwarded && withoutPort(forwarded)) || peer || ''
}

/** Some proxies append the port: `203.0.113.7:5678`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string | undefined {
  const { address = entry } =
    /^(?:\[(?<address>[^\]]+)\]|(?<address>[\d.]+))(?::\d+)?$/.exec(entry)?.groups ?? {}
  return isIP(address) ? address : undefined
}
