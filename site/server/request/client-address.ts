/**
 * The address a request comes from; empty when nobody knows. Behind a proxy that is the last entry of
 * `X-Forwarded-For`, the one our own proxy has written: whatever stands before it, the client may
 * have made up.
 */
export function clientAddress(
  headers: Headers,
  peer: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy && headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded || peer || ''
}
